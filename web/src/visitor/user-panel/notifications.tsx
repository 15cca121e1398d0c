import { notificationsIn, unreadIn } from '../../api/queries/notification-pages.ts';
import { Chip } from '../../ui/chip.tsx';
import {
  NotificationList,
  type NotificationListProps,
} from '../../ui/notifications/notification-list.tsx';
import styles from './notifications.module.css';

export type NotificationsProps = Pick<NotificationListProps, 'user' | 'notifications'>;

/** The user's notifications; renders nothing if there are none. */
export function Notifications({ user, notifications }: NotificationsProps) {
  const unread = unreadIn(notifications.data) ?? 0;
  const isEmpty = notifications.isSuccess && notificationsIn(notifications.data).length === 0;
  if (isEmpty) return null;
  return (
    <section aria-labelledby="notifications-title">
      <NotificationList
        user={user}
        notifications={notifications}
        heading={
          <h2 id="notifications-title" className={styles.title}>
            Notifications {unread > 0 && <Chip tone="waiting">{unread} new</Chip>}
          </h2>
        }
      />
    </section>
  );
}
