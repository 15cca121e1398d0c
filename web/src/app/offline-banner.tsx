import { useEffect } from 'react';
import type { PageName } from '../core/navigation/pages.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useOnline } from '../ui/use-online.ts';
import styles from './offline-banner.module.css';

const GENERAL_TEXT = 'You’re offline. We’ll catch up when you’re back.';

/** What each page can do then is no part of a first visit. */
const PageText = lazyComponent(
  async () => {
    const { offlineText } = await import('./offline-texts.ts');
    return ({ page }: { readonly page: PageName }) => offlineText(page) ?? GENERAL_TEXT;
  },
  { fallback: GENERAL_TEXT },
);

/** Before its worker is in charge, nothing more can be loaded without a connection, and no guide is there either. */
function isAppStored(): boolean {
  return navigator.serviceWorker?.controller != null;
}

/**
 * The one place that says that there is no connection, and what the page can do without one. It stands above the page,
 * which moves down for it; what failed meanwhile is asked for again by itself.
 */
export function OfflineBanner({ page }: { readonly page: PageName }) {
  const isOnline = useOnline();
  useEffect(() => {
    // Style sheets make room for it.
    document.documentElement.toggleAttribute('data-offline', !isOnline);
  }, [isOnline]);
  return (
    // There before its text is, or screen readers wouldn't announce that.
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.banner}>{isAppStored() ? <PageText page={page} /> : GENERAL_TEXT}</p>
      )}
    </div>
  );
}
