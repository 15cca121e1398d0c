import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { CheckStep } from './check-steps.ts';

export type CheckListener = {
  readonly onStep: (step: CheckStep) => void;
  /** The worker couldn't be loaded, or has failed. */
  readonly onFailure: () => void;
};

/** Checks a plan in a worker; returns how to stop it. */
export function openCheck(plan: WalkPlan, { onStep, onFailure }: CheckListener): () => void {
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

/** Null where there are none, as in a browser that forbids them. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
