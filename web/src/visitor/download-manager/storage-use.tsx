import { addDays, dayOf } from '@laneway/domain/calendar';
import { formatDate } from '@laneway/domain/text/dates';
import { formatSize } from '@laneway/domain/text/sizes';
import { STORAGE_USAGE_REFRESH_MS } from '@laneway/domain/timing';
import { useEffect, useId, useState } from 'react';
import { useInstallOffer } from '../../offline/install/install-offer.ts';
import { needsHomeScreenHint } from '../../offline/install/needs-home-screen-hint.ts';
import type { OfflineGuides, StorageUsage } from '../../offline/offline-guides.ts';
import { Button } from '../../ui/button.tsx';
import { Meter } from '../../ui/meter.tsx';
import styles from './download-manager.module.css';

/** Safari clears a site's storage after this long without a visit, unless it is installed. */
const SAFARI_KEEPS_DAYS = 7;

export type StorageUseProps = {
  readonly offline: OfflineGuides;
  readonly hasSaved: boolean;
};

/** The storage in use, and whether it is persistent. */
export function StorageUse({ offline, hasSaved }: StorageUseProps) {
  const usage = useUsage(offline);
  const title = useId();
  // Nothing is saved, and the browser doesn't report other usage.
  if (usage?.usedBytes === 0 && usage.quotaBytes === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title} className={styles.title}>
        Storage
      </h2>
      {usage === null ? (
        <p className={styles.note}>Loading...</p>
      ) : (
        <>
          <p>{usageText(usage)}</p>
          {usage.quotaBytes > 0 && (
            <Meter label="Storage used" max={usage.quotaBytes} value={usage.usedBytes} />
          )}
          {hasSaved && <KeepingNote isPersisted={usage.isPersisted} />}
        </>
      )}
    </section>
  );
}

function usageText({ usedBytes, quotaBytes }: StorageUsage): string {
  const used = `${formatSize(usedBytes)} used`;
  return quotaBytes > 0 ? `${used} of ${formatSize(quotaBytes)}` : used;
}

function KeepingNote({ isPersisted }: { readonly isPersisted: boolean }) {
  const install = useInstallOffer();
  if (needsHomeScreenHint(navigator)) {
    const until = formatDate(addDays(dayOf(Date.now()), SAFARI_KEEPS_DAYS));
    return (
      <p className={styles.lack}>
        Safari keeps saved guides until {until} unless you visit Laneway again. To keep them for
        good, tap Share, then “Add to Home Screen”.
      </p>
    );
  }
  if (isPersisted) {
    return <p className={styles.note}>Your browser won’t remove saved guides by itself.</p>;
  }
  return (
    <>
      <p className={styles.lack}>
        Your browser may remove saved guides when space runs short. Check them before you travel.
      </p>
      {install !== null && (
        <div className={styles.buttons}>
          <Button onClick={install}>Install Laneway</Button>
        </div>
      )}
    </>
  );
}

/** Null until it is known. */
function useUsage(offline: OfflineGuides): StorageUsage | null {
  const [usage, setUsage] = useState<StorageUsage | null>(null);
  useEffect(() => {
    let isWanted = true;
    const refresh = () =>
      offline.usage().then(
        (next) => isWanted && setUsage(next),
        () => undefined,
      );
    void refresh();
    const timer = setInterval(refresh, STORAGE_USAGE_REFRESH_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [offline]);
  return usage;
}
