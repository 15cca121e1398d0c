import { bearingBetween, turnBetween } from '../plan/local-frame.ts';
import { spotAlong } from '../plan/measured-path.ts';
import type { TriggerKind } from '../plan/trigger.ts';
import type { WalkMode } from '../plan/walk-settings.ts';
import { metresFromZone } from '../zones/zone-membership.ts';
import { candidatesOf } from './candidates.ts';
import { courseOf } from './course.ts';
import { canFire, fireStop } from './fire-stop.ts';
import { isInNextStreet } from './parallel-street.ts';
import { alongOf, metresPast, syncLap } from './path-progress.ts';
import type { Turn } from './step-context.ts';
import type { WalkState, ZoneState } from './walk-state.ts';
import { isOnTheList, nextInOrder, turnOf } from './walking-order.ts';

/** Fires at most one of the stops that someone has come to. */
export function triggerStops(turn: Turn, state: WalkState): WalkState {
  if (state.zones.length === 0 || isCatchingUp(state)) return state;
  const isHere = (index: number) => state.zones.some(({ stop }) => stop === index);
  const candidates = candidatesOf(turn, state, isHere);
  if (candidates.length === 0) return state;
  const reached = state.zones.filter(
    (zone) =>
      candidates.includes(zone.stop) &&
      hasArrived(turn, state, zone) &&
      goesItsWay(turn, state, zone) &&
      !isHeldBack(turn, state, candidates, zone) &&
      canFire(turn, state, zone.stop),
  );
  if (reached.length === 0) return state;
  const chosen = chooseStop(
    turn,
    state,
    reached.map(({ stop }) => stop),
  );
  if (chosen === null) return state;
  const fired = fireStop(turn, state, chosen);
  return fired.catchUp === null
    ? fired
    : { ...fired, catchUp: { ...fired.catchUp, hasFired: true } };
}

/** After a return, fixes from before it only tell what was passed; and then one stop is enough at first. */
function isCatchingUp({ catchUp, position }: WalkState): boolean {
  return catchUp !== null && (catchUp.hasFired || (position?.t ?? 0) < catchUp.since);
}

/** In the zone for long enough, or at the stop along the path. */
function hasArrived(turn: Turn, state: WalkState, zone: ZoneState): boolean {
  const { plan, rules } = turn;
  const { position } = state;
  const stop = plan.plan.stops[zone.stop];
  if (stop === undefined || position === null || isFarAhead(turn, state, zone.stop)) return false;
  if (isBesideBeforeStop(turn, state, zone.stop)) return false;
  if (zone.isInside && zone.inside > 0) return position.t - zone.since >= stop.dwell * 1000;
  const hasWitness = plan.plan.mode === 'ordered' && stop.kind === 'stop' && stop.dwell === 0;
  return hasWitness && zone.atStop >= rules.witnessFixes;
}

/** In order, a stop waits for an earlier one that someone is in the zone of, but not yet for long enough, or leapt past. */
function isHeldBack(
  turn: Turn,
  state: WalkState,
  candidates: readonly number[],
  { stop }: ZoneState,
): boolean {
  if (turn.plan.plan.mode !== 'ordered') return false;
  if (isLeaptTo(turn, state, stop)) return true;
  const here = turnOf(turn.plan, state, stop);
  return state.zones.some(
    (other) =>
      turnOf(turn.plan, state, other.stop) < here &&
      candidates.includes(other.stop) &&
      isOnTheList(turn.plan, other.stop) &&
      isUndecided(turn, state, other),
  );
}

/** Whether someone would be taken past another stop by nothing but fixes that leapt there. */
function isLeaptTo({ plan }: Turn, state: WalkState, stop: number): boolean {
  if (state.leap === null || !isOnTheList(plan, stop)) return false;
  const next = nextInOrder(plan, state);
  return next !== null && turnOf(plan, state, next) < turnOf(plan, state, stop);
}

function isUndecided(turn: Turn, state: WalkState, zone: ZoneState): boolean {
  const stop = turn.plan.plan.stops[zone.stop];
  const seconds = ((state.position?.t ?? 0) - zone.since) / 1000;
  if (stop === undefined || isFarAhead(turn, state, zone.stop)) return false;
  if (!zone.isInside) return zone.inside > 0;
  const hasNoCourse = stop.direction !== null && courseOf(turn, state) === null;
  return seconds < stop.dwell || (hasNoCourse && seconds < turn.rules.courseWait);
}

/** Whether someone seems to be in the next street, but has until the stop to show that it was only an error. */
function isBesideBeforeStop(turn: Turn, state: WalkState, index: number): boolean {
  return isInNextStreet(turn, state, index) && (metresPast(turn.plan, state, index) ?? 0) < 0;
}

/** Whether the path says that someone comes through this zone later, after other places. */
function isFarAhead({ plan, rules }: Turn, state: WalkState, index: number): boolean {
  if (plan.plan.mode !== 'ordered' || state.progress === null || state.progress.refusals > 0) {
    return false;
  }
  const past = metresPast(plan, syncLap(plan, state, index), index);
  return past !== null && -past > (plan.stops[index]?.reach ?? 0) + rules.orderAhead;
}

/** Whether someone goes the way that a stop asks for. Of one who stands there, the path says which way they will go. */
function goesItsWay(turn: Turn, state: WalkState, { stop, since }: ZoneState): boolean {
  const direction = turn.plan.plan.stops[stop]?.direction ?? null;
  if (direction === null || state.position === null) return true;
  const isWaiting = state.position.t - since < turn.rules.courseWait * 1000;
  const course = courseOf(turn, state) ?? (isWaiting ? null : pathBearing(turn, state));
  if (course === null) return !isWaiting && turn.plan.path === null;
  return turnBetween(course, direction.bearing) <= direction.tolerance;
}

/** The direction of the path where someone is. */
function pathBearing({ plan, rules }: Turn, state: WalkState): number | null {
  const { path } = plan;
  if (path === null || state.progress === null) return null;
  const along = alongOf(plan, state, state.progress.along);
  const half = rules.courseMetres / 2;
  const from = Math.max(0, along - half);
  const to = Math.min(path.length, along + half);
  return bearingBetween(spotAlong(path, from), spotAlong(path, to));
}

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
