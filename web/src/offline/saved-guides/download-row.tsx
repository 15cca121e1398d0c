import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import type { Download, OfflineGuides } from '../offline-guides.ts';
import styles from './saved-guides.module.css';
import { failureAdvice, missingSpace, progressOf } from './saved-texts.ts';

export type DownloadRowProps = {
  readonly title: string;
  readonly sizeBytes: number;
  readonly download: Download;
  readonly offline: OfflineGuides;
  /** The page for freeing space; null on that page itself. */
  readonly onManage: (() => void) | null;
};

/** A guide that is being saved: its progress, or why it stopped and what to do. */
export function DownloadRow({ title, sizeBytes, download, offline, onManage }: DownloadRowProps) {
  const { guideId, state, failure } = download;
  const { percent, text } = progressOf(download);
  const missing = useMissingSpace(offline, failure === 'quota' ? sizeBytes : null);
  return (
    <div className={styles.download}>
      <ProgressBar label={`Saving ${title}`} percent={percent} text={text} />
      <p className={state === 'failed' ? styles.failed : styles.note}>
        {text}
        {failure !== null && `. ${failureAdvice(failure, missing)}`}
      </p>
      <div className={styles.buttons}>
        {state === 'failed' && failure !== 'network' && (
          <Button aria-label={`Try again: ${title}`} onClick={() => offline.save(guideId)}>
            Try again
          </Button>
        )}
        {failure === 'quota' && onManage !== null && (
          <Button onClick={onManage}>Manage downloads</Button>
        )}
        <Button aria-label={`Cancel download of ${title}`} onClick={() => offline.cancel(guideId)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Null if there is enough space, and until that is known. */
function useMissingSpace(offline: OfflineGuides, sizeBytes: number | null): number | null {
  const [missing, setMissing] = useState<number | null>(null);
  useEffect(() => {
    if (sizeBytes === null) return;
    let isWanted = true;
    offline.usage().then(
      (usage) => isWanted && setMissing(missingSpace(sizeBytes, usage)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [offline, sizeBytes]);
  return missing;
}
