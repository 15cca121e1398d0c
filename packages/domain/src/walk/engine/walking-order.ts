import { metresBetween } from '../plan/local-frame.ts';
import type { PreparedPlan } from '../plan/prepared-plan.ts';
import type { WalkState } from './walk-state.ts';

export function isOnTheList({ stops }: PreparedPlan, index: number): boolean {
  return stops[index]?.isOnTheList === true;
}

/** A stop's index in walking order, from 0; on a loop it depends on where the walk began. */
export function orderIndexOf({ plan }: PreparedPlan, { first }: WalkState, index: number): number {
  const count = plan.stops.length;
  return plan.loop && first !== null ? (index - first + count) % count : index;
}

/** The plan's index of the stop at an index in walking order; the inverse of {@link orderIndexOf}. */
export function stopAtOrderIndex(
  { plan }: PreparedPlan,
  { first }: WalkState,
  order: number,
): number {
  return plan.loop && first !== null ? (order + first) % plan.stops.length : order;
}

/**
 * The next stop: in order, the first still ahead after the last that started; otherwise the nearest that is still
 * ahead. Null for none.
 */
export function nextStop(plan: PreparedPlan, state: WalkState): number | null {
  return plan.plan.mode === 'ordered' ? nextInOrder(plan, state) : nearestAhead(plan, state);
}

/** The first stop still ahead after the last that started; null for none. */
export function nextInOrder(plan: PreparedPlan, state: WalkState): number | null {
  const from = orderIndexOf(plan, state, state.last ?? state.first ?? 0);
  for (let order = from; order < state.stops.length; order += 1) {
    const index = stopAtOrderIndex(plan, state, order);
    if (state.stops[index]?.phase === 'ahead' && isOnTheList(plan, index)) return index;
  }
  return null;
}

function nearestAhead(plan: PreparedPlan, { stops, position }: WalkState): number | null {
  let nearest: number | null = null;
  let least = Infinity;
  for (const [index, { marker }] of plan.stops.entries()) {
    if (stops[index]?.phase !== 'ahead' || !isOnTheList(plan, index)) continue;
    const metres = position === null ? index : metresBetween(position, marker);
    if (metres >= least) continue;
    least = metres;
    nearest = index;
  }
  return nearest;
}
