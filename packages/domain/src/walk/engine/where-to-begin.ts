import { distanceMetres } from '../../geo/distance.ts';
import type { Point } from '../../geo/point.ts';
import { preparePlan } from '../plan/prepared-plan.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { RULES } from './rules.ts';
import { isMainStop } from './walking-order.ts';

export type StopDistance = { readonly stopId: number; readonly metres: number };

/** Where a walk begins: at a stop, or at the first or the nearest one, as the walker chooses. */
export type WalkBeginning =
  | { readonly kind: 'at'; readonly stop: StopDistance }
  | { readonly kind: 'ask'; readonly first: StopDistance; readonly nearest: StopDistance };

/** To someone who is far from all stops, the first counts as the nearest if it is farther by at most this share. */
const TIE_SHARE = 0.1;

/**
 * Where someone at this point begins a walk. In order, that is the first stop if it is near or hardly farther than the
 * nearest; otherwise they are asked, because the way to it may not be worth it. In any order, it is the nearest. Null
 * for a walk without stops.
 */
export function whereToBegin(plan: WalkPlan, point: Point): WalkBeginning | null {
  const prepared = preparePlan(plan);
  const distances = plan.stops
    .filter((_, index) => isMainStop(prepared, index))
    .map(({ id, marker }) => ({ stopId: id, metres: distanceMetres(point, marker) }));
  const [first] = distances;
  if (first === undefined) return null;
  const nearest = distances.reduce((a, b) => (b.metres < a.metres ? b : a));
  if (plan.mode !== 'ordered') return { kind: 'at', stop: nearest };
  const tie = Math.max(RULES.beginTie, nearest.metres * TIE_SHARE);
  const isNear = first.metres <= Math.max(RULES.beginMetres, nearest.metres + tie);
  return isNear ? { kind: 'at', stop: first } : { kind: 'ask', first, nearest };
}
