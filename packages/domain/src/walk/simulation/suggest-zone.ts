import type { WalkPlan } from '../plan/walk-plan.ts';
import { type Grade, gradeOf } from './grade.ts';
import type { StopReport } from './report.ts';
import { createSimulation, type Simulation, type WalksOptions } from './simulate-walks.ts';
import { growingSizes, MOST_EARLY, withRadii, type ZoneSizes } from './zone-sizes.ts';

/** The best radius of a stop's circle, with its result. */
export type ZoneSuggestion = {
  readonly stopId: number;
  readonly radius: number;
  readonly grade: Grade;
};

export type ZoneSearch = {
  /** Simulates this many more walks, and returns whether the search is done. */
  readonly next: (walks: number) => boolean;
  /** One for each circle that starts automatically, once the search is done. */
  readonly suggestions: () => readonly ZoneSuggestion[];
};

type Trial = ZoneSuggestion & { readonly missedShare: number; readonly isSettled: boolean };

/**
 * Tries circles on the same walks, each stop's sizes in order, and picks the first that is green without starting
 * early, or the best if there is none. Stops without sizes stay as they are.
 */
export function createZoneSearch(
  plan: WalkPlan,
  options: WalksOptions,
  sizes: ZoneSizes = growingSizes(plan),
): ZoneSearch {
  const trials = new Map<number, Trial>();
  let round = 0;
  let simulation: Simulation | null = null;

  const radiusOf = (stopId: number): number | undefined => {
    const trial = trials.get(stopId);
    return trial?.isSettled === true ? trial.radius : sizes.get(stopId)?.at(round);
  };
  const settle = (report: StopReport, tried: readonly number[]): void => {
    const before = trials.get(report.stopId);
    const radius = tried[round];
    if (before?.isSettled === true || radius === undefined) return;
    const trial = trialOf(report, radius);
    const best = before !== undefined && before.missedShare < trial.missedShare ? before : trial;
    const isLast = round === tried.length - 1;
    trials.set(report.stopId, { ...best, isSettled: best.isSettled || isLast });
  };
  const isDone = (): boolean => [...sizes.keys()].every((id) => trials.get(id)?.isSettled === true);

  return {
    next: (walks) => {
      if (isDone()) return true;
      simulation ??= createSimulation(withRadii(plan, radiusOf), options);
      if (!simulation.next(walks)) return false;
      for (const report of simulation.report().stops) {
        settle(report, sizes.get(report.stopId) ?? []);
      }
      round += 1;
      simulation = null;
      return isDone();
    },
    suggestions: () =>
      [...trials.values()].map(({ stopId, radius: metres, grade }) => ({
        stopId,
        radius: metres,
        grade,
      })),
  };
}

/** All suggestions at once, for a worker. */
export function suggestZones(plan: WalkPlan, options: WalksOptions): readonly ZoneSuggestion[] {
  const search = createZoneSearch(plan, options);
  while (!search.next(options.count));
  return search.suggestions();
}

function trialOf({ stopId, passes, missed, early }: StopReport, radius: number): Trial {
  const grade = gradeOf({ passes, missed });
  return {
    stopId,
    radius,
    grade,
    missedShare: passes === 0 ? 0 : missed / passes,
    isSettled: grade === 'green' && early <= MOST_EARLY * passes,
  };
}
