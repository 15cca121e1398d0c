import { useState } from 'react';
import { type Notification, unreadIn } from '../../api/queries/notification-pages.ts';
import { useNotifications } from '../../api/queries/notifications.ts';
import { useUser } from '../../api/session/session-context.ts';
import type { User } from '../../api/session/session-state.ts';
import { currentEntry, type NavState } from '../../core/navigation/nav-state.ts';
import { useNavState } from '../../core/navigation/navigation-context.tsx';
import type { PageName } from '../../core/navigation/pages.ts';
import { Dialog } from '../dialog.tsx';
import { RoundButton } from '../round-button.tsx';
import { useToast } from '../toasts/toast-context.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useNotificationEvents } from './feed/use-notification-events.ts';
import styles from './notification-bell.module.css';
import { NotificationList } from './notification-list.tsx';
import { NotificationPopover, type OpenedNotificationsProps } from './notification-popover.tsx';
import { notificationSubject } from './notification-subject.ts';

/** The number of unread notifications, and the button that opens them. Renders nothing without a login. */
export function NotificationBell() {
  const user = useUser();
  return user === null ? null : <Bell user={user} />;
}

const MAX_SHOWN = 99;

/**
 * The pages that hear of notifications at once. On others the bell has what there was when the app opened: over HTTP/1.1
 * all tabs share six connections to the server, and people open many guides side by side.
 */
const LIVE_PAGES: readonly PageName[] = ['userPanel', 'creatorDashboard', 'adminDashboard'];

function isOnLivePage(state: NavState): boolean {
  return LIVE_PAGES.includes(currentEntry(state).page);
}

type LiveNotificationsProps = {
  readonly onArrival: (arrived: readonly Notification[]) => void;
};

function LiveNotifications({ onArrival }: LiveNotificationsProps) {
  useNotificationEvents(onArrival);
  return null;
}

function Bell({ user }: { readonly user: User }) {
  const notifications = useNotifications(user.u_id);
  const { showToast } = useToast();
  const [announced, setAnnounced] = useState({ number: 0, text: '' });
  const hasRoomForPopover = useMediaQuery('(min-width: 600px)');

  // Kept here, so that the notifications stay open when a phone is turned.
  const [isOpen, setIsOpen] = useState(false);
  const isLive = useNavState(isOnLivePage);

  const announce = (arrived: readonly Notification[]): void => {
    const [first] = arrived.filter(showsToast);
    // Screen readers announce a toast as well.
    if (first !== undefined) showToast(first.title);
    else setAnnounced(({ number }) => ({ number: number + 1, text: announcementOf(arrived) }));
  };

  const unread = unreadIn(notifications.data) ?? 0;
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  const Opened = hasRoomForPopover ? NotificationPopover : NotificationDialog;
  return (
    <div className={styles.bell} data-floats-on-map>
      {isLive && <LiveNotifications onArrival={announce} />}
      <Opened {...{ label, user, notifications, isOpen, setIsOpen }} />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
      <div role="status">
        {/* The key makes it a new element each time, so that the same title is announced twice in a row. */}
        <VisuallyHidden key={announced.number}>{announced.text}</VisuallyHidden>
      </div>
    </div>
  );
}

/** Someone who has just submitted the open guide needs no notification. */
function showsToast({ kind, pg_id }: Notification): boolean {
  return pg_id !== null && pg_id === notificationSubject() && kind !== 'guide_submitted';
}

function announcementOf(arrived: readonly Notification[]): string {
  const [only, ...others] = arrived;
  return others.length > 0
    ? `${arrived.length} new notifications`
    : `New notification: ${only?.title ?? ''}`;
}

/** The bell, and a dialog with the notifications: a phone has no room for a popover. */
function NotificationDialog({
  label,
  user,
  notifications,
  isOpen,
  setIsOpen,
}: OpenedNotificationsProps) {
  const close = () => setIsOpen(false);
  return (
    <>
      <RoundButton
        icon="bell"
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Dialog title="Notifications" width="narrow" onClose={close}>
          <NotificationList user={user} notifications={notifications} onLeave={close} />
        </Dialog>
      )}
    </>
  );
}
