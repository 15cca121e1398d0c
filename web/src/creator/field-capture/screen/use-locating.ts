import {
  type AveragePosition,
  averagePosition,
  isSettled,
} from '@laneway/domain/field/average-position';
import type { Fix } from '@laneway/domain/field/fix';
import { useEffect, useEffectEvent, useState } from 'react';

export type Locating = {
  /** Null while not locating. */
  readonly average: AveragePosition | null;
  readonly isOn: boolean;
  /**
   * Starts with the newest fix, if there is one: browsers report changes, so someone standing still may get no other.
   */
  readonly start: (newest: Fix | null) => void;
  readonly addFix: (fix: Fix) => void;
  /** Accepts the current average. */
  readonly useNow: () => void;
  readonly cancel: () => void;
};

type Run = { readonly beganAt: number; readonly fixes: readonly Fix[] };

const LOOK_MS = 250;

/** Averages the position of someone standing still, until it is good enough or ten seconds have passed. */
export function useLocating(onFound: (position: AveragePosition) => void): Locating {
  const [run, setRun] = useState<Run | null>(null);
  const average = run === null ? null : averagePosition(run.fixes);

  const finish = (): void => {
    if (average === null) return;
    setRun(null);
    onFound(average);
  };
  const finishOnceSettled = useEffectEvent(() => {
    if (run !== null && isSettled(run.fixes, run.beganAt, Date.now())) finish();
  });
  const isOn = run !== null;
  useEffect(() => {
    if (!isOn) return;
    const looking = setInterval(() => finishOnceSettled(), LOOK_MS);
    return () => clearInterval(looking);
  }, [isOn]);

  return {
    average,
    isOn,
    start: (newest) => {
      const now = Date.now();
      setRun({ beganAt: now, fixes: newest === null ? [] : [{ ...newest, at: now }] });
    },
    addFix: (fix) => setRun((now) => now && { ...now, fixes: [...now.fixes, fix] }),
    useNow: finish,
    cancel: () => setRun(null),
  };
}
