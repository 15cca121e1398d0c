import { useEffect } from 'react';
import { useOnline } from '../ui/use-online.ts';
import styles from './offline-banner.module.css';

/**
 * The one place that says that there is no connection. It stands above the page, which moves down for it; what failed
 * meanwhile is asked for again by itself.
 */
export function OfflineBanner() {
  const isOnline = useOnline();
  useEffect(() => {
    // Style sheets make room for it.
    document.documentElement.toggleAttribute('data-offline', !isOnline);
  }, [isOnline]);
  return (
    // There before its text is, or screen readers wouldn't announce that.
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.banner}>You’re offline. We’ll catch up when you’re back.</p>
      )}
    </div>
  );
}
