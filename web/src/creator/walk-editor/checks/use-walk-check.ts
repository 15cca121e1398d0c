import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Store } from '../../../core/store.ts';
import { type Checked, checkReducer, isRunning, NOT_CHECKED, resumed } from './check-state.ts';
import type { CheckStep } from './check-steps.ts';

/**
 * The last check of an open guide whose walks were all simulated; null if there is none. All parts of the editor use
 * it, so that they agree.
 */
export type LastCheck = Store<Checked | null>;

/**
 * Checks a plan by simulated walks on request, unless the last check was of the same plan. A change of the plan ends the
 * check.
 */
export function useWalkCheck(plan: WalkPlan, lastCheck: LastCheck) {
  const [state, dispatch] = useReducer(checkReducer, lastCheck.getState(), (last) =>
    isCheckOf(plan, last) ? resumed(last) : NOT_CHECKED,
  );
  const stopWorker = useRef<(() => void) | null>(null);
  const startedAt = useRef(0);
  const [elapsedMs, setElapsedMs] = useState(0);
  // The plan may be a new object with the same content.
  const content = useMemo(() => JSON.stringify(plan), [plan]);

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
        const isNew = step.kind === 'done' || lastCheck.getState()?.plan !== plan;
        if (step.kind !== 'walking' && isNew) {
          const suggestions = step.kind === 'done' ? step.suggestions : null;
          lastCheck.setState({ plan, report: step.report, suggestions });
        }
        setElapsedMs(performance.now() - startedAt.current);
      },
      onFailure: () => dispatch({ type: 'fail' }),
    });
  }, [plan, lastCheck]);

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
    isStale: checked !== null && JSON.stringify(checked.plan) !== content,
    start,
    cancel,
  };
}

/** Plans are compared by their content, because each part of the editor reads its own. */
export function isCheckOf(plan: WalkPlan, checked: Checked | null): checked is Checked {
  return checked !== null && JSON.stringify(checked.plan) === JSON.stringify(plan);
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
