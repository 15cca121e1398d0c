import type { WalkPlan } from '../plan/walk-plan.ts';
import type { Surroundings } from '../plan/walk-settings.ts';
import { followWithEngine } from './follow-with-engine.ts';
import { judge } from './judgement.ts';
import { playBack } from './playback.ts';
import { nthSeed } from './random.ts';
import { recordWalk } from './recording.ts';
import { createTally, type WalkReport } from './report.ts';
import { routeOf } from './route.ts';

export type WalksOptions = {
  readonly count: number;
  readonly seed: number;
  readonly surroundings: Surroundings;
};

/** Many walks in slices, so that a browser stays responsive. */
export type Simulation = {
  /** Simulates this many more, and returns whether all are done. */
  readonly next: (walks: number) => boolean;
  readonly progress: () => { readonly walked: number; readonly count: number };
  /** The report so far. */
  readonly report: () => WalkReport;
};

export function createSimulation(plan: WalkPlan, options: WalksOptions): Simulation {
  const { seed, surroundings } = options;
  const route = routeOf(plan);
  const tally = createTally(plan);
  const count = route === null ? 0 : options.count;
  let walked = 0;
  return {
    next: (walks) => {
      const until = Math.min(count, walked + walks);
      for (; route !== null && walked < until; walked += 1) {
        const recording = recordWalk(plan, route, {
          seed: nthSeed(seed, walked),
          surroundings,
          behaviour: null,
        });
        const playback = playBack(plan, route.frame, recording, followWithEngine(plan));
        tally.add(judge(plan, route, recording, playback));
      }
      return walked >= count;
    },
    progress: () => ({ walked, count }),
    report: () => tally.report({ seed, surroundings }),
  };
}

/** All of the walks at once, for a worker. */
export function simulateWalks(plan: WalkPlan, options: WalksOptions): WalkReport {
  const simulation = createSimulation(plan, options);
  simulation.next(options.count);
  return simulation.report();
}
