import { type Announcement, useAnnouncements } from '../announcements/announcement-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { useCountdown } from '../ui/use-countdown.ts';
import styles from './announcement-toast.module.css';

/** Long enough to be read twice. */
const SHOWN_MS = 6_000;

/** Says what went well over whatever page it led to, and goes away by itself or when it is closed. */
export function AnnouncementToast() {
  const { current, dismiss } = useAnnouncements();
  return (
    <div role="status" className={styles.place}>
      {current !== null && (
        <Toast key={current.number} announcement={current} onDismiss={dismiss} />
      )}
    </div>
  );
}

type ToastProps = { readonly announcement: Announcement; readonly onDismiss: () => void };

function Toast({ announcement, onDismiss }: ToastProps) {
  const hold = useCountdown(SHOWN_MS, onDismiss);
  return (
    <div className={styles.toast} {...hold}>
      <p>{announcement.text}</p>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
