import { type ToggleEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { placePopover } from '../place-popover.ts';
import { RoundButton } from '../round-button.tsx';
import type { NotificationListProps } from './notification-list.tsx';
import { NotificationList } from './notification-list.tsx';
import styles from './notification-popover.module.css';

export type OpenedNotificationsProps = Pick<NotificationListProps, 'user' | 'notifications'> & {
  /** The name of the button. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
};

/** The bell, and the notifications under it. */
export function NotificationPopover({
  label,
  user,
  notifications,
  isOpen,
  setIsOpen,
}: OpenedNotificationsProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const showIfOpen = useEffectEvent(() => {
    if (isOpen) popover.current?.showPopover();
  });
  // It replaces a dialog that was open when the screen became wider.
  useEffect(() => showIfOpen(), []);

  const toggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    setIsOpen(newState === 'open');
    if (newState !== 'open' || trigger.current === null) return;
    placePopover(trigger.current, currentTarget);
    currentTarget.focus();
  };

  return (
    <>
      <RoundButton
        ref={trigger}
        icon="bell"
        label={label}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      />
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        className={styles.popover}
        onToggle={toggle}
      >
        {isOpen && (
          <NotificationList
            user={user}
            notifications={notifications}
            heading={
              <h2 id={`${id}-title`} className={styles.title}>
                Notifications
              </h2>
            }
            onLeave={() => popover.current?.hidePopover()}
          />
        )}
      </div>
    </>
  );
}
