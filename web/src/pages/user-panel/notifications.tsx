import { formatDate } from '@laneway/domain/text/dates';
import {
  type Notification,
  type useNotifications,
  useReadNotification,
} from '../../api/queries/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import styles from './notifications.module.css';

export type NotificationsProps = {
  readonly userId: number;
  readonly notifications: ReturnType<typeof useNotifications>;
};

/** The user's notifications; renders nothing if there are none. */
export function Notifications({ userId, notifications }: NotificationsProps) {
  const read = useReadNotification(userId);
  const pages = notifications.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const unread = pages[0]?.unread_count ?? 0;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="notifications-title" className={styles.notifications}>
      <h2 id="notifications-title" className={styles.title}>
        Notifications {unread > 0 && <Chip tone="waiting">{unread} new</Chip>}
      </h2>
      <ul className={styles.list}>
        {items.map((notification) => (
          <NotificationRow
            key={notification.notice_id}
            notification={notification}
            onRead={() => read.mutate(notification.notice_id)}
          />
        ))}
      </ul>
      {notifications.hasNextPage && (
        <Button
          onClick={() => void notifications.fetchNextPage()}
          busyText={notifications.isFetchingNextPage ? 'Loading...' : undefined}
        >
          Show older
        </Button>
      )}
    </section>
  );
}

type NotificationRowProps = { readonly notification: Notification; readonly onRead: () => void };

function NotificationRow({ notification, onRead }: NotificationRowProps) {
  return (
    <li className={styles.notification}>
      <p className={styles.name}>{notification.title}</p>
      {notification.body !== '' && <p>{notification.body}</p>}
      <p className={styles.date}>{formatDate(notification.created_at)}</p>
      {notification.read_at === null && (
        <Button onClick={onRead} aria-label={`Mark as read: ${notification.title}`}>
          Mark as read
        </Button>
      )}
    </li>
  );
}
