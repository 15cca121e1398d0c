import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchOutage } from '../api/query-client.ts';
import type { PageName } from '../core/navigation/pages.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useOnline } from '../ui/use-online.ts';
import styles from './offline-banner.module.css';

const OUTAGE_TEXT = 'We can’t connect. We’ll keep trying.';
const GENERAL_TEXT = 'You’re offline. We’ll catch up when you’re back.';

/** The texts of each page aren't part of a first visit. */
const PageText = lazyComponent(
  async () => {
    const { offlineText } = await import('./offline-texts.ts');
    return ({ page }: { readonly page: PageName }) => offlineText(page) ?? GENERAL_TEXT;
  },
  { fallback: GENERAL_TEXT },
);

/** Before its worker is active, nothing more can be loaded offline, and there are no saved guides. */
function isAppStored(): boolean {
  return navigator.serviceWorker?.controller != null;
}

/**
 * Shows that there is no connection, and what the page can do without one, or that the server doesn't answer. It is
 * above the page, which moves down; failed requests are repeated automatically.
 */
export function OfflineBanner({ page }: { readonly page: PageName }) {
  const isOnline = useOnline();
  const client = useQueryClient();
  const [isOut, setIsOut] = useState(false);
  useEffect(() => watchOutage(client, setIsOut), [client]);
  const isShown = !isOnline || isOut;
  useEffect(() => {
    // Style sheets reserve space for it.
    document.documentElement.toggleAttribute('data-offline', isShown);
  }, [isShown]);
  return (
    // It must exist before its text, or screen readers wouldn't announce it.
    <div role="status" className={styles.place}>
      {isShown && (
        <p className={styles.banner}>
          {isOnline ? OUTAGE_TEXT : isAppStored() ? <PageText page={page} /> : GENERAL_TEXT}
        </p>
      )}
    </div>
  );
}
