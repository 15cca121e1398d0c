import { angleBetween, bearingBetween } from '../plan/local-frame.ts';
import { spotAlong } from '../plan/measured-path.ts';
import type { PreparedPlan } from '../plan/prepared-plan.ts';
import type { TriggerKind } from '../plan/trigger.ts';
import type { WalkMode } from '../plan/walk-settings.ts';
import { metresFromZone } from '../zones/zone-membership.ts';
import { canFire, fireStop, isQuiet } from './fire-stop.ts';
import { alongOf, isInParallelStreet, metresPast, syncLap } from './path-progress.ts';
import { courseOf } from './position-filter.ts';
import type { StepContext } from './step-context.ts';
import { changeStop, type StopState, type WalkState, type ZoneState } from './walk-state.ts';
import {
  chosenStop,
  isMainStop,
  isOnWayToChosen,
  isUnheardEarlier,
  nextInOrder,
  type OrderWindow,
  orderIndexOf,
  stopAtOrderIndex,
  windowOf,
} from './walking-order.ts';

/** Fires at most one of the reached stops. */
export function triggerStops(context: StepContext, state: WalkState): WalkState {
  if (state.zones.length === 0 || isCatchingUp(state)) return state;
  const isHere = (index: number) => state.zones.some(({ stop }) => stop === index);
  const candidates = candidatesOf(context, state, isHere);
  if (candidates.length === 0) return state;
  const reached = state.zones.filter(
    (zone) =>
      candidates.includes(zone.stop) &&
      hasArrived(context, state, zone) &&
      isInRequiredDirection(context, state, zone) &&
      !mustWait(context, state, candidates, zone) &&
      canFire(context, state, zone.stop),
  );
  if (reached.length === 0) return state;
  const chosen = chooseStop(
    context,
    state,
    reached.map(({ stop }) => stop),
  );
  if (chosen === null) return state;
  const fired = fireStop(context, state, chosen);
  return fired.catchUp === null
    ? fired
    : { ...fired, catchUp: { ...fired.catchUp, hasFired: true } };
}

/**
 * After the page was hidden, fixes from before the return only show what was passed, and only one stop starts at first.
 */
function isCatchingUp({ catchUp, position }: WalkState): boolean {
  return catchUp !== null && (catchUp.hasFired || (position?.t ?? 0) < catchUp.since);
}

/** True for a walker who has been in the zone for long enough, or is at the stop along the path. */
function hasArrived(context: StepContext, state: WalkState, zone: ZoneState): boolean {
  const { plan, rules } = context;
  const { position } = state;
  const stop = plan.plan.stops[zone.stop];
  if (stop === undefined || position === null || isFarAhead(context, state, zone.stop))
    return false;
  if (isOffPathBeforeStop(context, state, zone.stop)) return false;
  if (zone.isInside && zone.inside > 0) return position.t - zone.since >= stop.dwell * 1000;
  const countsPathEvidence =
    plan.plan.mode === 'ordered' && stop.kind === 'stop' && stop.dwell === 0;
  return countsPathEvidence && zone.atStop >= rules.pathEvidenceFixes;
}

/**
 * In order, a stop waits for an earlier one whose zone was entered but not yet for long enough, that a suspected jump
 * skipped, or that the walker chose and is on the way to.
 */
function mustWait(
  context: StepContext,
  state: WalkState,
  candidates: readonly number[],
  { stop }: ZoneState,
): boolean {
  if (context.plan.plan.mode !== 'ordered') return false;
  if (isReachedByJump(context, state, stop)) return true;
  if (
    isMainStop(context.plan, stop) &&
    chosenStop(state) !== stop &&
    isOnWayToChosen(context, state)
  )
    return true;
  const here = orderIndexOf(context.plan, state, stop);
  return state.zones.some(
    (other) =>
      orderIndexOf(context.plan, state, other.stop) < here &&
      candidates.includes(other.stop) &&
      isMainStop(context.plan, other.stop) &&
      isUndecided(context, state, other),
  );
}

/** True if only a suspected jump puts the walker past the previous stop. */
function isReachedByJump({ plan }: StepContext, state: WalkState, stop: number): boolean {
  if (state.suspectedJump === null || !isMainStop(plan, stop)) return false;
  const next = nextInOrder(plan, state);
  return next !== null && orderIndexOf(plan, state, next) < orderIndexOf(plan, state, stop);
}

function isUndecided(context: StepContext, state: WalkState, zone: ZoneState): boolean {
  const stop = context.plan.plan.stops[zone.stop];
  const seconds = ((state.position?.t ?? 0) - zone.since) / 1000;
  if (stop === undefined || isFarAhead(context, state, zone.stop)) return false;
  if (!zone.isInside) return zone.inside > 0;
  const hasNoCourse = stop.direction !== null && courseOf(context, state) === null;
  return seconds < stop.dwell || (hasNoCourse && seconds < context.rules.courseWait);
}

/** True if the walker seems to be in a parallel street but hasn't reached the stop yet, so it may still be an error. */
function isOffPathBeforeStop(context: StepContext, state: WalkState, index: number): boolean {
  return (
    isInParallelStreet(context, state, index) && (metresPast(context.plan, state, index) ?? 0) < 0
  );
}

/** True if the path comes through this zone only later, after other places. */
function isFarAhead({ plan, rules }: StepContext, state: WalkState, index: number): boolean {
  if (plan.plan.mode !== 'ordered' || state.progress === null || state.progress.refusals > 0) {
    return false;
  }
  const past = metresPast(plan, syncLap(plan, state, index), index);
  return past !== null && -past > (plan.stops[index]?.reach ?? 0) + rules.orderAhead;
}

/**
 * True if the walker goes in the direction that a stop requires. For someone standing still, the path's direction
 * counts.
 */
function isInRequiredDirection(
  context: StepContext,
  state: WalkState,
  { stop, since }: ZoneState,
): boolean {
  const direction = context.plan.plan.stops[stop]?.direction ?? null;
  if (direction === null || state.position === null) return true;
  const isWaiting = state.position.t - since < context.rules.courseWait * 1000;
  const course = courseOf(context, state) ?? (isWaiting ? null : pathBearing(context, state));
  if (course === null) return !isWaiting && context.plan.path === null;
  return angleBetween(course, direction.bearing) <= direction.tolerance;
}

/** The direction of the path at the walker's position. */
function pathBearing({ plan, rules }: StepContext, state: WalkState): number | null {
  const { path } = plan;
  if (path === null || state.progress === null) return null;
  const along = alongOf(plan, state, state.progress.along);
  const half = rules.courseMetres / 2;
  const from = Math.max(0, along - half);
  const to = Math.min(path.length, along + half);
  return bearingBetween(spotAlong(path, from), spotAlong(path, to));
}

type Comparison = (context: StepContext, state: WalkState, a: number, b: number) => number;

/** Stops come before sounds that only play when nothing else does. */
const RANK: Record<TriggerKind, number> = { stop: 0, onTheWay: 1, ambient: 2 };

const byKind: Comparison = ({ plan }, _, a, b) =>
  RANK[plan.plan.stops[a]?.kind ?? 'stop'] - RANK[plan.plan.stops[b]?.kind ?? 'stop'];

const byPriority: Comparison = ({ plan }, _, a, b) =>
  (plan.plan.stops[b]?.priority ?? 0) - (plan.plan.stops[a]?.priority ?? 0);

const byOrder: Comparison = ({ plan }, state, a, b) =>
  orderIndexOf(plan, state, a) - orderIndexOf(plan, state, b);

const byNearness: Comparison = (context, state, a, b) =>
  metresFromZone(context, state, a) - metresFromZone(context, state, b);

/** The criteria for choosing between stops that could start at the same time; the first difference decides. */
const CHOICE: Record<WalkMode, readonly Comparison[]> = {
  ordered: [byKind, byPriority, byOrder],
  free: [byKind, byPriority, byNearness, byOrder],
  off: [],
};

/** The stop that starts, out of those that could; null for none. */
function chooseStop(
  context: StepContext,
  state: WalkState,
  stops: readonly number[],
): number | null {
  const comparisons = CHOICE[context.plan.plan.mode];
  const compare = (a: number, b: number) => {
    for (const comparison of comparisons) {
      const difference = comparison(context, state, a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  return stops.toSorted(compare)[0] ?? null;
}

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
  for (const stop of findStrayStop(context, state, window)) consider(stop);
  for (const stop of plan.ambient) consider(stop);
  return candidates;
}

/**
 * True if a stop may start or be offered automatically: not while it is spent or playing, nor after it was skipped, nor
 * again after it was played, unless it may repeat.
 */
function isArmed({ plan }: PreparedPlan, state: WalkState, index: number): boolean {
  const stop = plan.stops[index];
  const now = state.stops[index];
  if (stop === undefined || now === undefined || stop.start === 'never') return false;
  if (now.spentAt !== null) return false;
  return now.phase === 'ahead' || now.phase === 'missed' || (now.phase === 'played' && !stop.once);
}

/**
 * A later stop that the walker has been at for long, while the expected ones are far away: they got lost, and no path
 * says otherwise. Without this they would hear nothing more.
 */
function findStrayStop(
  context: StepContext,
  state: WalkState,
  { from, to }: OrderWindow,
): readonly number[] {
  const { plan, rules } = context;
  if (state.progress !== null) return [];
  const found = state.zones.filter(
    ({ stop, inside }) =>
      inside >= rules.pathRefusals &&
      isMainStop(plan, stop) &&
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

/** Tells a walker, once per visit, that they are at an earlier stop that they haven't heard. */
export function tellUnheard(context: StepContext, state: WalkState): WalkState {
  const { plan } = context;
  const { zones, queue } = state;
  if (plan.plan.mode !== 'ordered' || zones.length === 0) return state;
  if (!isQuiet(context, state) || queue.length > 0 || isCatchingUp(state)) return state;
  // A suspected jump may be an error, and someone on the way to a stop that they chose only passes by.
  if (state.suspectedJump !== null || isOnWayToChosen(context, state)) return state;
  const at = zones.findIndex(
    ({ stop, isInside, isTold }) => isInside && !isTold && isUnheardEarlier(plan, state, stop),
  );
  const zone = zones[at];
  if (zone === undefined) return state;
  const stopId = plan.plan.stops[zone.stop]?.id ?? -1;
  if (!context.commands.some(({ type }) => type === 'chime'))
    context.commands.push({ type: 'chime' });
  context.commands.push({ type: 'tell', notice: { what: 'unheard', stopId } });
  return { ...state, zones: zones.with(at, { ...zone, isTold: true }) };
}

/** Re-arms stops that weren't heard, or that may repeat, once the walker has been away from them. */
export function rearmStops(context: StepContext, state: WalkState): WalkState {
  const { stops } = state;
  let rearmed = state;
  for (let index = 0; index < stops.length; index += 1) {
    const stop = stops[index];
    if (stop === undefined || stop.spentAt === null || isOver(context, stop, index)) continue;
    const isLongAgo = context.now - stop.spentAt >= context.rules.rearmSeconds * 1000;
    if (isLongAgo && !state.queue.includes(index) && isAway(context, state, index))
      rearmed = changeStop(rearmed, index, { spentAt: null });
  }
  return rearmed;
}

/** True if a stop must not start automatically again. */
function isOver({ plan }: StepContext, { phase }: StopState, index: number): boolean {
  if (phase === 'played') return plan.plan.stops[index]?.once !== false;
  return phase === 'playing' || phase === 'skipped';
}

function isAway(context: StepContext, state: WalkState, index: number): boolean {
  const isInside = state.zones.some((zone) => zone.stop === index && zone.isInside);
  return !isInside && metresFromZone(context, state, index) > context.rules.rearmMetres;
}
