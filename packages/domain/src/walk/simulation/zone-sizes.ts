import type { WalkPlan, WalkStop } from '../plan/walk-plan.ts';
import type { StopReport, WalkReport } from './report.ts';
import { neighboursOf, startsByItself } from './spacing.ts';

/** The radii to try for the circle of each stop, in order. No list is empty. */
export type ZoneSizes = ReadonlyMap<number, readonly number[]>;

const RADII = [15, 20, 25, 30, 35, 40, 45, 50, 55, 60] as const;
const LARGEST = 60;
/** The gap between the edges of two circles, so that one has ended before the next begins. */
const GAP_METRES = 10;
/** The largest share of early starts: with more, people look for things they can't see yet. */
export const MAX_EARLY = 0.02;

/** Every size that fits, from small to large, for each circle that starts automatically. */
export function growingSizes(plan: WalkPlan): ZoneSizes {
  const limits = radiusLimits(plan);
  return new Map([...limits].map(([id, limit]) => [id, sizesUpTo(limit)]));
}

/**
 * Alternative sizes for circles that need one, the nearest first: larger ones for misses, smaller ones for early
 * starts. A circle that overlaps its neighbours can only shrink.
 */
export function alternativeSizes(plan: WalkPlan, report: WalkReport): ZoneSizes {
  const limits = radiusLimits(plan);
  const sizes = new Map<number, readonly number[]>();
  for (const stop of report.stops) {
    const present = radiusOf(plan, stop.stopId);
    const limit = limits.get(stop.stopId);
    if (present === null || limit === undefined || !needsNewSize(stop)) continue;
    const others = sizesUpTo(limit);
    const larger = others.filter((radius) => radius > present);
    const smaller = others.filter((radius) => radius < present).toReversed();
    const isMissed = stop.grade !== 'green';
    const tried = isMissed ? (present > limit ? [limit] : larger) : smaller;
    if (tried.length > 0) sizes.set(stop.stopId, tried);
  }
  return sizes;
}

/** True if a stop is missed, or starts early, too often. */
function needsNewSize({ grade, early, passes }: StopReport): boolean {
  return grade !== 'green' || early > MAX_EARLY * passes;
}

/** The plan with other radii; undefined leaves one unchanged. */
export function withRadii(
  plan: WalkPlan,
  radiusFor: (stopId: number) => number | undefined,
): WalkPlan {
  return {
    ...plan,
    stops: plan.stops.map((stop) =>
      stop.zone.kind === 'circle'
        ? { ...stop, zone: { ...stop.zone, radius: radiusFor(stop.id) ?? stop.zone.radius } }
        : stop,
    ),
  };
}

function sizesUpTo(limit: number): readonly number[] {
  return [...RADII.filter((radius) => radius < limit), limit];
}

function radiusOf(plan: WalkPlan, stopId: number): number | null {
  const zone = plan.stops.find(({ id }) => id === stopId)?.zone;
  return zone?.kind === 'circle' ? zone.radius : null;
}

/** Half of the distance to the nearest neighbour, for each circle that starts automatically. */
function radiusLimits(plan: WalkPlan): ReadonlyMap<number, number> {
  const limits = new Map<number, number>();
  const isCircle = (stop: WalkStop) => stop.zone.kind === 'circle' && startsByItself(stop);
  for (const { id } of plan.stops.filter(isCircle)) limits.set(id, LARGEST);
  for (const { stop, next, metres } of neighboursOf(plan)) {
    const room = Math.floor((metres - GAP_METRES) / 2);
    for (const { id } of [stop, next]) {
      const limit = limits.get(id);
      if (limit !== undefined) limits.set(id, Math.max(RADII[0], Math.min(limit, room)));
    }
  }
  return limits;
}
