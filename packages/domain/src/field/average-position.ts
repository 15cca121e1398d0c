import { distanceMetres } from '../geo/distance.ts';
import type { Point } from '../geo/point.ts';
import type { Fix } from './fix.ts';

/** A position averaged from several fixes. */
export type AveragePosition = { readonly point: Point; readonly accuracyMetres: number };

/** People don't hold a phone still for longer. */
export const AVERAGE_MS = 10_000;

/** About the best accuracy of a phone between buildings, and about the width of a footpath. */
export const GOOD_ENOUGH_METRES = 8;

/** Some devices claim perfect accuracy; a minimum keeps one fix from outweighing all others. */
const BEST_ACCURACY_METRES = 1;

/**
 * The average of the fixes of the first ten seconds, weighted by accuracy. Fixes whose accuracy circle doesn't touch
 * that of the best fix are left out. The accuracy stays that of the best fix, because errors of consecutive fixes are
 * correlated and don't cancel out. Null without a fix.
 */
export function averagePosition(fixes: readonly Fix[]): AveragePosition | null {
  const usable = fixes.filter(isUsable);
  const began = Math.min(...usable.map(({ at }) => at));
  const inTime = usable.filter(({ at }) => at - began <= AVERAGE_MS);
  const [first, ...others] = inTime;
  if (first === undefined) return null;
  const best = others.reduce((a, b) => (b.accuracyMetres < a.accuracyMetres ? b : a), first);
  const agreeing = inTime.filter(
    ({ point, accuracyMetres }) =>
      distanceMetres(point, best.point) <= accuracyMetres + best.accuracyMetres,
  );
  return { point: weightedMean(agreeing, best.point), accuracyMetres: best.accuracyMetres };
}

export function isSettled(fixes: readonly Fix[], beganAt: number, now: number): boolean {
  const average = averagePosition(fixes);
  if (average === null) return false;
  return average.accuracyMetres <= GOOD_ENOUGH_METRES || now - beganAt >= AVERAGE_MS;
}

function isUsable({ point, accuracyMetres }: Fix): boolean {
  return Number.isFinite(point.lat + point.lng) && accuracyMetres >= 0;
}

/** Computed relative to a nearby point, so that averages across the 180th meridian are right. */
function weightedMean(fixes: readonly Fix[], near: Point): Point {
  let weights = 0;
  let lat = 0;
  let lng = 0;
  for (const { point, accuracyMetres } of fixes) {
    const weight = 1 / Math.max(accuracyMetres, BEST_ACCURACY_METRES) ** 2;
    weights += weight;
    lat += weight * (point.lat - near.lat);
    lng += weight * longitudeDifference(near.lng, point.lng);
  }
  return { lat: near.lat + lat / weights, lng: wrap(near.lng + lng / weights) };
}

function longitudeDifference(from: number, to: number): number {
  return wrap(to - from);
}

function wrap(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}
