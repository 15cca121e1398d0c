import { alongOf, metresPast } from './path-progress.ts';
import type { Turn } from './turn.ts';
import type { WalkState, ZoneState } from './walk-state.ts';
import { mayBeWithin } from './zone-bounds.ts';
import { metresOutside } from './zone-distance.ts';

/** Says of every stop whether someone is in its zone, or at it along the path. Stops far away aren't remembered. */
export function updateZones(turn: Turn, state: WalkState): WalkState {
  const { position } = state;
  if (position === null) return state;
  const { enterSlack, enterAccuracyShare } = turn.rules;
  const slack = Math.min(enterSlack, position.accuracy * enterAccuracyShare);
  const canWitness = isOnPath(turn, state);
  const zones: ZoneState[] = [];
  let known = 0;
  for (let stop = 0; stop < state.stops.length; stop += 1) {
    // Those of the last fix are in the same order.
    const before = state.zones[known]?.stop === stop ? state.zones[known] : undefined;
    if (before !== undefined) known += 1;
    const isNear = mayBeWithin(turn.plan.zoneBounds, stop, position, slack);
    const isAtStop = canWitness && isReached(turn, state, stop);
    if (!isNear && !isAtStop && before === undefined) continue;
    const sighting = { t: position.t, slack, isAtStop };
    const zone = updateZone(turn, state, stop, before, sighting);
    if (zone !== null) zones.push(zone);
  }
  return zones.length + state.zones.length === 0 ? state : { ...state, zones };
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

/** How far zones reach for a position, and whether the path says that it is at the stop. */
type Sighting = { readonly t: number; readonly slack: number; readonly isAtStop: boolean };

function updateZone(
  turn: Turn,
  state: WalkState,
  stop: number,
  before: ZoneState | undefined,
  { t, slack, isAtStop }: Sighting,
): ZoneState | null {
  const { rules } = turn;
  const metres = metresFromZone(turn, state, stop);
  const inside = metres <= slack ? (before?.inside ?? 0) + 1 : 0;
  const atStop = isAtStop ? (before?.atStop ?? 0) + 1 : 0;
  const wasInside = before?.isInside ?? false;
  const outside = wasInside && metres > rules.leaveMetres ? (before?.outside ?? 0) + 1 : 0;
  const isInside = wasInside ? outside < rules.leaveFixes : inside >= rules.enterFixes;
  if (inside === 0 && atStop === 0 && !isInside) return null;
  return { stop, isInside, since: before?.since ?? t, inside, outside, atStop };
}

/** Whether someone is on the path, so that their progress is a second witness of where they are. */
function isOnPath({ rules }: Turn, { progress }: WalkState): boolean {
  return progress !== null && progress.refusals === 0 && progress.beside <= rules.witnessReach;
}

/** Whether someone is as far along the path as a stop on it. */
function isReached({ plan, rules }: Turn, state: WalkState, stop: number): boolean {
  const past = metresPast(plan, state, stop);
  if (past === null || past < -rules.witnessBefore || past > rules.missedPast) return false;
  return plan.stops[stop]?.isOnPath === true;
}
