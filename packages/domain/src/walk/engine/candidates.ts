import type { PreparedPlan } from '../plan/prepared-plan.ts';
import { metresFromZone } from '../zones/zone-membership.ts';
import type { StepContext } from './step-context.ts';
import type { WalkState } from './walk-state.ts';
import { isOnTheList, orderIndexOf, stopAtOrderIndex } from './walking-order.ts';

/**
 * The stops that may start automatically. In order: the next few of the walk, missed stops among them, stops on the
 * way, and ambient sounds, which have no position in the order. In any order: all whose zone the walker is in. Only the
 * `wanted` stops are listed: for most fixes, none.
 */
export function candidatesOf(
  context: StepContext,
  state: WalkState,
  isWanted: (index: number) => boolean,
): readonly number[] {
  const { plan } = context;
  const candidates: number[] = [];
  const consider = (index: number): void => {
    if (isWanted(index) && isArmed(plan, state, index)) candidates.push(index);
  };
  if (plan.plan.mode === 'free') {
    for (const { stop } of state.zones) consider(stop);
    return candidates;
  }
  const window = windowOf(context, state);
  for (let next = window.from; next < window.to; next += 1) {
    const index = stopAtOrderIndex(plan, state, next);
    if (plan.plan.stops[index]?.kind !== 'ambient') consider(index);
  }
  for (const stop of strayedTo(context, state, window)) consider(stop);
  for (const stop of plan.ambient) consider(stop);
  return candidates;
}

/** Whether a stop may start: not while or after it was heard, nor soon after it was interrupted. */
export function isArmed({ plan }: PreparedPlan, state: WalkState, index: number): boolean {
  const stop = plan.stops[index];
  const now = state.stops[index];
  if (stop === undefined || now === undefined || stop.start === 'never') return false;
  if (now.spentAt !== null) return false;
  return now.phase === 'ahead' || now.phase === 'missed' || (now.phase === 'played' && !stop.once);
}

/** Order indexes from the first to before the last. */
type Window = { readonly from: number; readonly to: number };

function windowOf({ plan, rules }: StepContext, state: WalkState): Window {
  const from = orderIndexOf(plan, state, state.last ?? state.first ?? 0);
  let to = from;
  for (let ahead = 0; to < state.stops.length && ahead < rules.orderWindow; to += 1) {
    const index = stopAtOrderIndex(plan, state, to);
    if (state.stops[index]?.phase === 'ahead' && isOnTheList(plan, index)) ahead += 1;
  }
  return { from, to };
}

/**
 * A later stop that the walker has been at for long, while the expected ones are far away: they got lost, and no path
 * says otherwise. Without this they would hear nothing more.
 */
function strayedTo(
  context: StepContext,
  state: WalkState,
  { from, to }: Window,
): readonly number[] {
  const { plan, rules } = context;
  if (state.progress !== null) return [];
  const found = state.zones.filter(
    ({ stop, inside }) =>
      inside >= rules.pathRefusals &&
      isOnTheList(plan, stop) &&
      orderIndexOf(plan, state, stop) >= to,
  );
  if (found.length === 0) return [];
  for (let next = from; next < to; next += 1) {
    const index = stopAtOrderIndex(plan, state, next);
    const isAhead = state.stops[index]?.phase === 'ahead';
    const isUpcoming = isAhead && plan.plan.stops[index]?.kind !== 'ambient';
    if (isUpcoming && metresFromZone(context, state, index) <= rules.beginMetres) return [];
  }
  return found.map(({ stop }) => stop);
}
