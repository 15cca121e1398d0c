import { useState } from 'react';
import type { OfflineGuides, SavedGuide, Verification } from '../offline-guides.ts';
import { isRepairable, verificationGaps } from './saved-texts.ts';

export type Check = {
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
  readonly isReady: boolean;
  /** When it was last checked; null if it never was. */
  readonly at: string | null;
  readonly gaps: readonly string[];
  readonly isRepairable: boolean;
  readonly run: () => void;
};

/** Reads every file of the guide again, when asked to. */
export function useCheck(offline: OfflineGuides, { guide, verified }: SavedGuide): Check {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const [found, setFound] = useState<Verification | null>(null);
  // A download since then has changed what was found.
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
