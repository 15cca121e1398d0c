import type { TriggerKind } from './trigger.ts';
import type { Turn } from './turn.ts';
import type { WalkMode } from './walk-settings.ts';
import type { WalkState } from './walk-state.ts';
import { turnOf } from './walking-order.ts';
import { metresFromZone } from './zone-membership.ts';

type Comparison = (turn: Turn, state: WalkState, a: number, b: number) => number;

/** What the walk leads to goes before what is only heard if nothing else is. */
const RANK: Record<TriggerKind, number> = { stop: 0, onTheWay: 1, ambient: 2 };

const byKind: Comparison = ({ plan }, _, a, b) =>
  RANK[plan.plan.stops[a]?.kind ?? 'stop'] - RANK[plan.plan.stops[b]?.kind ?? 'stop'];

const byPriority: Comparison = ({ plan }, _, a, b) =>
  (plan.plan.stops[b]?.priority ?? 0) - (plan.plan.stops[a]?.priority ?? 0);

const byTurn: Comparison = ({ plan }, state, a, b) =>
  turnOf(plan, state, a) - turnOf(plan, state, b);

const byNearness: Comparison = (turn, state, a, b) =>
  metresFromZone(turn, state, a) - metresFromZone(turn, state, b);

/** What decides between stops that could start at the same time, the first that differs. */
const CHOICE: Record<WalkMode, readonly Comparison[]> = {
  ordered: [byKind, byPriority, byTurn],
  free: [byKind, byPriority, byNearness, byTurn],
  off: [],
};

/** The one stop that starts, of those that could; null for none. */
export function chooseStop(turn: Turn, state: WalkState, stops: readonly number[]): number | null {
  const comparisons = CHOICE[turn.plan.plan.mode];
  const compare = (a: number, b: number) => {
    for (const comparison of comparisons) {
      const difference = comparison(turn, state, a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  return stops.toSorted(compare)[0] ?? null;
}
