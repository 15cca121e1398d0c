import { loadingTexts } from '@laneway/domain/accounts/messages';
import { type ReactNode, useRef } from 'react';
import {
  type Notification,
  notificationsIn,
  unreadIn,
} from '../../api/queries/notification-pages.ts';
import {
  type useNotifications,
  useReadNotification,
  useReadNotificationsUpTo,
} from '../../api/queries/notifications.ts';
import { useSession } from '../../api/session/session-context.ts';
import type { User } from '../../api/session/session-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../button.tsx';
import { LoadFailure } from '../dashboard-frame/load-failure.tsx';
import { Skeleton } from '../skeleton.tsx';
import styles from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';
import { notificationTarget } from './notification-target.ts';

export type NotificationListProps = {
  readonly user: User;
  readonly notifications: ReturnType<typeof useNotifications>;
  /** Shown above the list, unless its container has one. */
  readonly heading?: ReactNode;
  /** Called before a notification navigates to another page. */
  readonly onLeave?: (() => void) | undefined;
};

/** A user's notifications, newest first, or a message why there are none. */
export function NotificationList(props: NotificationListProps) {
  const { notifications, heading } = props;
  const items = notificationsIn(notifications.data);
  if (items.length > 0) return <Loaded {...props} items={items} />;
  return (
    <div className={styles.whole}>
      {heading}
      <NothingToList notifications={notifications} />
    </div>
  );
}

function NothingToList({ notifications }: Pick<NotificationListProps, 'notifications'>) {
  if (notifications.isPending) return <Loading />;
  return notifications.isError ? (
    <LoadFailure what="your notifications" query={notifications} />
  ) : (
    <p className={styles.empty}>
      No notifications yet. When there’s news about your guides, it shows up here.
    </p>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading notifications..." className={styles.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="title" />
      <Skeleton shape="text" short />
    </div>
  );
}

type LoadedProps = NotificationListProps & { readonly items: readonly Notification[] };

function Loaded({ user, notifications, heading, onLeave, items }: LoadedProps) {
  const { openPage } = useNavigation();
  const session = useSession();
  const list = useRef<HTMLUListElement>(null);
  const read = useReadNotification(user.u_id);
  const readUpTo = useReadNotificationsUpTo(user.u_id);
  const newest = items[0]?.notice_id ?? 0;

  const readAll = () => {
    readUpTo.mutate(newest);
    // The button disappears.
    list.current?.focus();
  };

  const openerOf = (notification: Notification) => {
    const target = notificationTarget(notification, user.user_role);
    if (target === null) return null;
    return () => {
      if (notification.read_at === null) read.mutate(notification.notice_id);
      onLeave?.();
      // Its dashboard opens only for the new role, which the session learns from the server.
      if (notification.kind === 'creator_request_approved') {
        void session.check().then(() => openPage(target));
      } else openPage(target);
    };
  };

  return (
    <div className={styles.whole}>
      <div className={styles.head}>
        {heading}
        {(unreadIn(notifications.data) ?? 0) > 0 && (
          <Button onClick={readAll}>Mark all as read</Button>
        )}
      </div>
      {(readUpTo.isError || read.isError) && (
        <p role="alert">We couldn’t mark it as read. Please try again.</p>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Notifications" className={styles.list}>
        {items.map((notification) => (
          <NotificationRow
            key={notification.notice_id}
            notification={notification}
            onOpen={openerOf(notification)}
            onRead={() => read.mutate(notification.notice_id)}
          />
        ))}
      </ul>
      <ShowOlder notifications={notifications} />
    </div>
  );
}

function ShowOlder({ notifications }: Pick<NotificationListProps, 'notifications'>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = notifications;
  if (!hasNextPage) return null;
  return (
    <>
      <Button
        onClick={() => void fetchNextPage()}
        busyText={isFetchingNextPage ? loadingTexts.loading : undefined}
      >
        Show older
      </Button>
      {isFetchNextPageError && <p role="alert">We couldn’t load more. Please try again.</p>}
    </>
  );
}
