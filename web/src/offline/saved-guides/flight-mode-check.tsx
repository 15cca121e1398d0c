import { useState } from 'react';
import type { OfflineGuides, SavedGuide, Verification } from '../offline-guides.ts';
import styles from './saved-guides.module.css';
import { checkedText, isRepairable, verificationGaps } from './saved-texts.ts';

export type Check = {
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
  readonly isReady: boolean;
  /** The time of the last check; null if there was none. */
  readonly at: string | null;
  readonly gaps: readonly string[];
  readonly isRepairable: boolean;
  readonly run: () => void;
};

/** Verifies every file of the guide on request. */
export function useCheck(offline: OfflineGuides, { guide, verified }: SavedGuide): Check {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const [found, setFound] = useState<Verification | null>(null);
  // A later download invalidates the result.
  const current = found !== null && verified?.at === found.at ? found : null;
  return {
    isRunning: state === 'running',
    hasFailed: state === 'failed',
    isReady: verified?.isReady ?? false,
    at: verified?.at ?? null,
    gaps: current === null ? [] : verificationGaps(current),
    isRepairable: current !== null && isRepairable(current),
    run: () => {
      setState('running');
      offline.verify(guide.g_id).then(
        (next) => {
          setFound(next);
          setState('idle');
        },
        () => setState('failed'),
      );
    },
  };
}

export function CheckResult({
  check: { at, gaps, hasFailed, isReady },
}: {
  readonly check: Check;
}) {
  return (
    <div role="status" className={styles.check}>
      {hasFailed && <p className={styles.lack}>We couldn’t check this guide. Please try again.</p>}
      {gaps.map((gap) => (
        <p key={gap} className={styles.lack}>
          {gap}
        </p>
      ))}
      {at !== null && gaps.length === 0 && !isReady && (
        <p className={styles.lack}>Not ready for flight mode. Check again to see why.</p>
      )}
      {at !== null && <p className={styles.note}>{checkedText({ at })}</p>}
    </div>
  );
}
