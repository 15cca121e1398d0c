import type { PreparedPlan } from './prepared-plan.ts';
import type { Turn } from './turn.ts';
import type { WalkState } from './walk-state.ts';
import { isOnTheList, stopAtTurn, turnOf } from './walking-order.ts';
import { metresFromZone } from './zone-membership.ts';

/**
 * The stops that may start by themselves. In order: the next few that the walk leads to, with those among them that were
 * missed and the remarks on the way, and ambient sounds, which have no turn. In any order: all that someone is at.
 */
export function candidatesOf(turn: Turn, state: WalkState): readonly number[] {
  const { plan } = turn;
  if (plan.plan.mode === 'free') {
    return armed(
      plan,
      state,
      state.zones.map(({ stop }) => stop),
    );
  }
  const window = inWindow(turn, state);
  return armed(plan, state, [...window, ...strayedTo(turn, state, window), ...plan.ambient]);
}

/** Whether a stop may start: not while or after it was heard, nor soon after it was cut short. */
export function isArmed({ plan }: PreparedPlan, state: WalkState, index: number): boolean {
  const [stop, now] = [plan.stops[index], state.stops[index]];
  if (stop === undefined || now === undefined || stop.start === 'never') return false;
  if (now.spentAt !== null) return false;
  return now.phase === 'ahead' || now.phase === 'missed' || (now.phase === 'played' && !stop.once);
}

function armed(plan: PreparedPlan, state: WalkState, indexes: readonly number[]) {
  return indexes.filter((index) => isArmed(plan, state, index));
}

function inWindow({ plan, rules }: Turn, state: WalkState): readonly number[] {
  const found: number[] = [];
  let ahead = 0;
  const from = turnOf(plan, state, state.last ?? state.first ?? 0);
  for (let turn = from; turn < state.stops.length && ahead < rules.orderWindow; turn += 1) {
    const index = stopAtTurn(plan, state, turn);
    if (state.stops[index]?.phase === 'ahead' && isOnTheList(plan, index)) ahead += 1;
    if (plan.plan.stops[index]?.kind !== 'ambient') found.push(index);
  }
  return found;
}

/**
 * A later stop that someone has been at for long, while those that should be next are far away: they lost their way, and
 * no path says otherwise. Without this they would hear nothing any more.
 */
function strayedTo(turn: Turn, state: WalkState, window: readonly number[]): readonly number[] {
  const { plan, rules } = turn;
  if (state.progress !== null) return [];
  const last = window.at(-1);
  if (last === undefined) return [];
  const isNear = (index: number) => metresFromZone(turn, state, index) <= rules.beginMetres;
  const found = state.zones.filter(
    ({ stop, inside }) =>
      inside >= rules.pathRefusals &&
      isOnTheList(plan, stop) &&
      turnOf(plan, state, stop) > turnOf(plan, state, last),
  );
  const upcoming = window.filter((index) => state.stops[index]?.phase === 'ahead');
  return found.length === 0 || upcoming.some(isNear) ? [] : found.map(({ stop }) => stop);
}
