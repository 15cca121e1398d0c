import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type Checked, checkReducer, isRunning, NOT_CHECKED } from './check-state.ts';
import type { CheckStep } from './check-steps.ts';

/** Checks a plan by simulated walks on request. A change of the plan ends the check. */
export function useWalkCheck(plan: WalkPlan) {
  const [state, dispatch] = useReducer(checkReducer, NOT_CHECKED);
  const stopWorker = useRef<(() => void) | null>(null);
  const startedAt = useRef(0);
  const [elapsedMs, setElapsedMs] = useState(0);
  // The plan may be a new object with the same content.
  const content = useMemo(() => JSON.stringify(plan), [plan]);
  const isOf = (checked: Pick<Checked, 'plan'>) => JSON.stringify(checked.plan) === content;

  const cancel = useCallback(() => {
    stopWorker.current?.();
    stopWorker.current = null;
    dispatch({ type: 'stop' });
  }, []);
  const start = useCallback(() => {
    stopWorker.current?.();
    dispatch({ type: 'start', plan });
    startedAt.current = performance.now();
    stopWorker.current = openCheck(plan, {
      onStep: (step) => {
        dispatch({ type: 'step', step });
        setElapsedMs(performance.now() - startedAt.current);
      },
      onFailure: () => dispatch({ type: 'fail' }),
    });
  }, [plan]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each content, and at the end
  useEffect(() => cancel, [content, cancel]);

  const { phase, walked, checked } = state;
  return {
    phase,
    /** The current or last plan; null before the first check. */
    plan: state.plan,
    isRunning: isRunning(state),
    walked,
    /** At the last step. */
    elapsedMs,
    checked,
    /** The results are of the plan before its last change. */
    isStale: checked !== null && !isOf(checked),
    start,
    cancel,
  };
}

export type WalkCheckRun = ReturnType<typeof useWalkCheck>;

type CheckListener = {
  readonly onStep: (step: CheckStep) => void;
  /** The worker couldn't be loaded, or failed. */
  readonly onFailure: () => void;
};

/** Checks a plan in a worker; returns a function that stops it. */
function openCheck(plan: WalkPlan, { onStep, onFailure }: CheckListener): () => void {
  const worker = startWorker();
  if (worker === null) {
    onFailure();
    return () => undefined;
  }
  const stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<CheckStep>) => {
    onStep(data);
    if (data.kind === 'done') stop();
  });
  worker.addEventListener('error', () => {
    stop();
    onFailure();
  });
  worker.postMessage(plan);
  return stop;
}

/** Null if workers aren't available. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
