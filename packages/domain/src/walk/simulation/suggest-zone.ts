import type { WalkPlan, WalkStop } from '../walk-plan.ts';
import { type Grade, gradeOf } from './grade.ts';
import type { StopReport } from './report.ts';
import { createSimulation, type Simulation, type WalksOptions } from './simulate-walks.ts';
import { neighboursOf, startsByItself } from './spacing.ts';

/** The radius of a stop's circle that serves walkers best, and how well it does. */
export type ZoneSuggestion = {
  readonly stopId: number;
  readonly radius: number;
  readonly grade: Grade;
};

export type ZoneSearch = {
  /** Walks so many more, and says whether all is known. */
  readonly next: (walks: number) => boolean;
  /** One for each circle that starts by itself, once all is known. */
  readonly suggestions: () => readonly ZoneSuggestion[];
};

const RADII = [15, 20, 25, 30, 35, 40, 45, 50, 55, 60] as const;
/** Between the edges of two circles, so that one has ended before the next begins. */
const GAP_METRES = 10;
/** More early starts than that, and people look for what they hear about. */
export const MOST_EARLY = 0.02;

type Trial = ZoneSuggestion & { readonly missedShare: number; readonly isSettled: boolean };

/**
 * Tries all circles of a plan from small to large on the same walks, and keeps for each stop the first that is green
 * without starting early. A stop whose neighbours leave no room for one keeps the best there is room for. Given some
 * stops, it leaves the circles of all others as they are.
 */
export function createZoneSearch(
  plan: WalkPlan,
  options: WalksOptions,
  stopIds: ReadonlySet<number> = new Set(plan.stops.map(({ id }) => id)),
): ZoneSearch {
  const limits = radiusLimits(plan, stopIds);
  const trials = new Map<number, Trial>();
  const waiting = [...RADII];
  let simulation: Simulation | null = null;
  let radius: number = RADII[0];

  const start = (): Simulation => {
    radius = waiting.shift() ?? radius;
    return createSimulation(withRadii(plan, limits, radiusOf), options);
  };
  const radiusOf = ({ id }: WalkStop): number => {
    const trial = trials.get(id);
    return trial?.isSettled === true ? trial.radius : Math.min(radius, limits.get(id) ?? radius);
  };
  const settle = (stop: WalkStop, report: StopReport): void => {
    const before = trials.get(stop.id);
    if (before?.isSettled === true) return;
    const tried = trialOf(report, radiusOf(stop));
    const isLast = radius >= (limits.get(stop.id) ?? radius) || waiting.length === 0;
    const best = before !== undefined && before.missedShare < tried.missedShare ? before : tried;
    trials.set(stop.id, { ...best, isSettled: best.isSettled || isLast });
  };
  const isDone = (): boolean =>
    [...limits.keys()].every((id) => trials.get(id)?.isSettled === true);

  return {
    next: (walks) => {
      if (isDone()) return true;
      simulation ??= start();
      if (!simulation.next(walks)) return false;
      const { stops } = simulation.report();
      for (const [at, stop] of plan.stops.entries()) {
        const report = stops[at];
        if (limits.has(stop.id) && report !== undefined) settle(stop, report);
      }
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

/** Of each circle that is searched for and starts by itself: half of the room between it and its nearest neighbour. */
function radiusLimits(plan: WalkPlan, stopIds: ReadonlySet<number>): ReadonlyMap<number, number> {
  const limits = new Map<number, number>();
  for (const stop of plan.stops) {
    const isSearched = stopIds.has(stop.id) && stop.zone.kind === 'circle' && startsByItself(stop);
    if (isSearched) limits.set(stop.id, RADII[9]);
  }
  for (const { stop, next, metres } of neighboursOf(plan)) {
    const room = Math.floor((metres - GAP_METRES) / 2);
    for (const { id } of [stop, next]) {
      const limit = limits.get(id);
      if (limit !== undefined) limits.set(id, Math.max(RADII[0], Math.min(limit, room)));
    }
  }
  return limits;
}

function withRadii(
  plan: WalkPlan,
  searched: ReadonlyMap<number, number>,
  radiusOf: (stop: WalkStop) => number,
): WalkPlan {
  return {
    ...plan,
    stops: plan.stops.map((stop) =>
      stop.zone.kind === 'circle' && searched.has(stop.id)
        ? { ...stop, zone: { ...stop.zone, radius: radiusOf(stop) } }
        : stop,
    ),
  };
}
