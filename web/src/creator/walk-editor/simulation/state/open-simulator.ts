import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import {
  simulateWalk,
  type WalkOptions,
  type WalkTrace,
} from '@laneway/domain/walk/simulation/simulate-walk';
import type { WalkAnswer, WalkRequest } from './walk-worker.ts';

export type Simulator = {
  readonly walk: (plan: WalkPlan, options: WalkOptions) => Promise<WalkTrace | null>;
  readonly close: () => void;
};

/**
 * Simulates in a worker: an hour's walk takes 30 ms on a fast machine and many times that on a phone, repeatedly while
 * the walker is dragged.
 */
export function openSimulator(): Simulator {
  const worker = new Worker(new URL('./walk-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<
    number,
    WalkRequest & { readonly resolve: (trace: WalkTrace | null) => void }
  >();
  let isHere = false;
  let requests = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<WalkAnswer>) => {
    waiting.get(data.request)?.resolve(data.trace);
    waiting.delete(data.request);
  });
  // If the worker can't be loaded, simulate in the page: a slow moment is better than no walk.
  worker.addEventListener('error', () => {
    isHere = true;
    for (const { plan, options, resolve } of waiting.values()) resolve(simulateWalk(plan, options));
    waiting.clear();
  });

  return {
    walk: (plan, options) =>
      new Promise((resolve) => {
        if (isHere) return resolve(simulateWalk(plan, options));
        const request: WalkRequest = { request: requests++, plan, options };
        waiting.set(request.request, { ...request, resolve });
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}
