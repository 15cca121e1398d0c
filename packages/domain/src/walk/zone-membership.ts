import { alongOf, metresPast } from './path-progress.ts';
import type { Turn } from './turn.ts';
import type { WalkPosition, WalkState, ZoneState } from './walk-state.ts';
import { metresOutside } from './zone-distance.ts';

/** Says of every stop whether someone is in its zone, or at it along the path. Stops far away aren't remembered. */
export function updateZones(turn: Turn, state: WalkState): WalkState {
  const { position } = state;
  if (position === null) return state;
  const zones: ZoneState[] = [];
  // Both lists are in the order of the stops.
  let known = 0;
  for (let stop = 0; stop < turn.plan.stops.length; stop += 1) {
    const before = state.zones[known]?.stop === stop ? state.zones[known] : undefined;
    if (before !== undefined) known += 1;
    const zone = updateZone(turn, state, position, stop, before);
    if (zone !== null) zones.push(zone);
  }
  return zones.length === 0 && state.zones.length === 0 ? state : { ...state, zones };
}

/** Metres from a stop's zone; less than 0 in it. */
export function metresFromZone({ plan, rules }: Turn, state: WalkState, stop: number): number {
  const zone = plan.stops[stop]?.zone;
  const { position, progress } = state;
  if (zone === undefined || position === null) return Infinity;
  if (zone.kind !== 'stretch') return metresOutside(zone, position, null, 0);
  if (progress === null) return Infinity;
  const place = { along: alongOf(plan, state, progress.along), beside: progress.beside };
  return metresOutside(zone, position, place, rules.stretchReach);
}

function updateZone(
  turn: Turn,
  state: WalkState,
  position: WalkPosition,
  stop: number,
  before: ZoneState | undefined,
): ZoneState | null {
  const { rules } = turn;
  const metres = metresFromZone(turn, state, stop);
  const slack = Math.min(rules.enterSlack, position.accuracy * rules.enterAccuracyShare);
  const inside = metres <= slack ? (before?.inside ?? 0) + 1 : 0;
  const atStop = isAtStop(turn, state, stop) ? (before?.atStop ?? 0) + 1 : 0;
  const wasInside = before?.isInside ?? false;
  const outside = wasInside && metres > rules.leaveMetres ? (before?.outside ?? 0) + 1 : 0;
  const isInside = wasInside ? outside < rules.leaveFixes : inside >= rules.enterFixes;
  if (inside === 0 && atStop === 0 && !isInside) return null;
  return { stop, isInside, since: before?.since ?? position.t, inside, outside, atStop };
}

/** The second witness: someone on the path, as far along as the stop. */
function isAtStop({ plan, rules }: Turn, state: WalkState, stop: number): boolean {
  const { progress } = state;
  if (progress === null || progress.refusals > 0 || progress.beside > rules.witnessReach)
    return false;
  if (plan.stops[stop]?.isOnPath !== true) return false;
  const past = metresPast(plan, state, stop);
  return past !== null && past >= -rules.witnessBefore && past <= rules.missedPast;
}
