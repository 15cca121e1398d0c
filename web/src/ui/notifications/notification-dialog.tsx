import { useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { RoundButton } from '../round-button.tsx';
import { NotificationList } from './notification-list.tsx';
import type { OpenedNotificationsProps } from './notification-popover.tsx';

/** The bell, and a dialog with the notifications: a phone has no room for a popover. */
export function NotificationDialog({ label, user, notifications }: OpenedNotificationsProps) {
  const [isOpen, setIsOpen] = useState(false);
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
