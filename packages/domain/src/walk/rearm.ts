import type { Turn } from './turn.ts';
import type { StopState, WalkState } from './walk-state.ts';
import { metresFromZone } from './zone-membership.ts';

/** Lets stops start again that weren't heard, or may be heard often, once someone has been away from them. */
export function rearmStops(turn: Turn, state: WalkState): WalkState {
  const isReady = (stop: StopState, index: number) =>
    stop.spentAt !== null && mayStartAgain(turn, state, stop, index) && isAway(turn, state, index);
  if (!state.stops.some(isReady)) return state;
  const stops = state.stops.map((stop, index) =>
    isReady(stop, index) ? { ...stop, spentAt: null } : stop,
  );
  return { ...state, stops };
}

function mayStartAgain(
  { plan, now, rules }: Turn,
  { queue }: WalkState,
  { phase, spentAt }: StopState,
  index: number,
): boolean {
  if (phase === 'playing' || phase === 'skipped' || queue.includes(index)) return false;
  if (phase === 'played' && plan.plan.stops[index]?.once !== false) return false;
  return spentAt !== null && now - spentAt >= rules.rearmSeconds * 1000;
}

function isAway(turn: Turn, state: WalkState, index: number): boolean {
  const isInside = state.zones.some((zone) => zone.stop === index && zone.isInside);
  return !isInside && metresFromZone(turn, state, index) > turn.rules.rearmMetres;
}
