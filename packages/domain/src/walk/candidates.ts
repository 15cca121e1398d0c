import type { PreparedPlan } from './prepared-plan.ts';
import type { TriggerKind } from './trigger.ts';
import type { Turn } from './turn.ts';
import type { WalkState } from './walk-state.ts';
import { isOnTheList, stopAtTurn, turnOf } from './walking-order.ts';

/**
 * The stops that may start by themselves. In order: the next few that the walk leads to, with those among them that were
 * missed and the remarks on the way; in any order: all. Sounds of an area have no turn.
 */
export function candidatesOf(turn: Turn, state: WalkState): readonly number[] {
  const { plan } = turn;
  const indexes = plan.plan.mode === 'free' ? [...state.stops.keys()] : inWindow(turn, state);
  return indexes.filter((index) => isArmed(plan, state, index));
}

/** Whether a stop may start: not while or after it was heard, nor soon after it was cut short. */
export function isArmed({ plan }: PreparedPlan, state: WalkState, index: number): boolean {
  const [stop, now] = [plan.stops[index], state.stops[index]];
  if (stop === undefined || now === undefined || stop.start === 'never') return false;
  if (now.spentAt !== null) return false;
  return now.phase === 'ahead' || now.phase === 'missed' || (now.phase === 'played' && !stop.once);
}

const HAS_TURN: Record<TriggerKind, boolean> = { stop: true, onTheWay: true, ambient: false };

function inWindow({ plan, rules }: Turn, state: WalkState): readonly number[] {
  const found: number[] = [];
  if (state.first !== null) {
    let ahead = 0;
    const from = turnOf(plan, state, state.last ?? state.first);
    for (let turn = from; turn < state.stops.length && ahead < rules.orderWindow; turn += 1) {
      const index = stopAtTurn(plan, state, turn);
      const isAhead = state.stops[index]?.phase === 'ahead' && isOnTheList(plan, index);
      if (isAhead) ahead += 1;
      if (HAS_TURN[plan.stops[index]?.stop.kind ?? 'ambient']) found.push(index);
    }
  }
  for (const [index, { stop }] of plan.stops.entries()) if (!HAS_TURN[stop.kind]) found.push(index);
  return found;
}
