import { useId, useRef } from 'react';
import type { Notification } from '../../api/queries/notification-pages.ts';
import { classNames } from '../class-names.ts';
import { shortMomentText } from '../forms/moment-text.ts';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './notification-row.module.css';

export type NotificationRowProps = {
  readonly notification: Notification;
  /** Null for one without a target. */
  readonly onOpen: (() => void) | null;
  readonly onRead: () => void;
};

/** A notification. Its title is the button, and the whole row presses it. */
export function NotificationRow({ notification, onOpen, onRead }: NotificationRowProps) {
  const { title, body, created_at, read_at } = notification;
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const lead = useRef<HTMLButtonElement>(null);
  const isUnread = read_at === null;
  const at = new Date(created_at);

  const read = () => {
    onRead();
    // The button disappears.
    (lead.current ?? row.current)?.focus();
  };

  return (
    <li ref={row} tabIndex={-1} className={classNames(styles.row, isUnread && styles.unread)}>
      <div className={styles.text}>
        <p className={styles.title}>
          {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
          {onOpen === null ? (
            title
          ) : (
            <button
              ref={lead}
              type="button"
              className={styles.lead}
              aria-describedby={`${id}-body ${id}-time`}
              onClick={onOpen}
            >
              {title}
            </button>
          )}
        </p>
        {body !== '' && (
          <p id={`${id}-body`} className={styles.body}>
            {body}
          </p>
        )}
        <p id={`${id}-time`} className={styles.time}>
          <time dateTime={created_at}>{shortMomentText(at, new Date())}</time>
        </p>
      </div>
      {isUnread && (
        <button
          type="button"
          className={styles.read}
          aria-label={`Mark as read: ${title}`}
          title="Mark as read"
          onClick={read}
        >
          <Icon name="check" />
        </button>
      )}
    </li>
  );
}
