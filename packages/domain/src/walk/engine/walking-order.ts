import { metresBetween } from '../plan/local-frame.ts';
import type { PreparedPlan } from '../plan/prepared-plan.ts';
import { metresFromZone } from '../zones/zone-membership.ts';
import { alongOf, metresPast } from './path-progress.ts';
import type { StepContext } from './step-context.ts';
import type { Approach, WalkState, ZoneState } from './walk-state.ts';

export function isMainStop({ stops }: PreparedPlan, index: number): boolean {
  return stops[index]?.isMainStop === true;
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
 * The next stop: in order, the first still ahead after the last that started; otherwise the one that the walker chose,
 * or the nearest that is still ahead. Null for none.
 */
export function nextStop(plan: PreparedPlan, state: WalkState): number | null {
  if (plan.plan.mode === 'ordered') return nextInOrder(plan, state);
  return chosenStop(state) ?? nearestOf(plan, state, stopsAhead(plan, state));
}

/** The stop that the walker chose and hasn't reached yet; null for none. */
export function chosenStop({ isFirstChosen, first, last, stops }: WalkState): number | null {
  if (!isFirstChosen || first === null || last !== null) return null;
  return stops[first]?.phase === 'ahead' ? first : null;
}

/**
 * The stops that were neither visited nor skipped: before the one where the walk began, missed, or to be started from
 * the list only. The first is the one to go on with: in order the earliest, otherwise the nearest.
 */
export function stopsLeft(plan: PreparedPlan, state: WalkState): readonly number[] {
  const left = [...state.stops.keys()].filter((index) => {
    const stop = state.stops[index];
    const isWorthVisit = plan.stops[index]?.isWorthVisit === true;
    if (stop === undefined || stop.isVisited || !isWorthVisit) return false;
    return stop.phase === 'ahead' || stop.phase === 'missed';
  });
  if (plan.plan.mode === 'ordered') {
    return left.toSorted((a, b) => orderIndexOf(plan, state, a) - orderIndexOf(plan, state, b));
  }
  const nearest = nearestOf(plan, state, left);
  return nearest === null ? left : [nearest, ...left.filter((index) => index !== nearest)];
}

/**
 * True for a stop before the current one in walking order that the walker hasn't heard: it was missed, or is before the
 * one where they joined. It doesn't start by itself, because that would be out of order.
 */
export function isUnheardEarlier(plan: PreparedPlan, state: WalkState, index: number): boolean {
  const stop = state.stops[index];
  const current = state.last ?? state.first;
  if (stop === undefined || current === null || stop.isVisited) return false;
  if (stop.phase !== 'ahead' && stop.phase !== 'missed') return false;
  if (plan.plan.stops[index]?.hasAudio !== true || !isMainStop(plan, index)) return false;
  return orderIndexOf(plan, state, index) < orderIndexOf(plan, state, current);
}

/** True if {@link nextStop} would find one. It is faster, because it doesn't look for the nearest. */
export function hasNextStop(plan: PreparedPlan, state: WalkState): boolean {
  if (plan.plan.mode === 'ordered') return nextInOrder(plan, state) !== null;
  return state.stops.some(({ phase }, index) => phase === 'ahead' && isMainStop(plan, index));
}

/** The first stop still ahead after the last that started; null for none. */
export function nextInOrder(plan: PreparedPlan, state: WalkState): number | null {
  const from = orderIndexOf(plan, state, state.last ?? state.first ?? 0);
  for (let order = from; order < state.stops.length; order += 1) {
    const index = stopAtOrderIndex(plan, state, order);
    if (state.stops[index]?.phase === 'ahead' && isMainStop(plan, index)) return index;
  }
  return null;
}

/** Order indexes from the first to before the last. */
export type OrderWindow = { readonly from: number; readonly to: number };

/** The stops of an ordered walk that may start: the next few still ahead, and those between them. */
export function windowOf({ plan, rules }: StepContext, state: WalkState): OrderWindow {
  const from = orderIndexOf(plan, state, state.last ?? state.first ?? 0);
  let to = from;
  for (let ahead = 0; to < state.stops.length && ahead < rules.orderWindow; to += 1) {
    const index = stopAtOrderIndex(plan, state, to);
    if (state.stops[index]?.phase === 'ahead' && isMainStop(plan, index)) ahead += 1;
  }
  return { from, to };
}

function stopsAhead(plan: PreparedPlan, { stops }: WalkState): readonly number[] {
  return [...stops.keys()].filter(
    (index) => stops[index]?.phase === 'ahead' && isMainStop(plan, index),
  );
}

/** The stop nearest to the walker, or the first if the position is unknown. */
function nearestOf(
  plan: PreparedPlan,
  { position }: WalkState,
  indexes: readonly number[],
): number | null {
  let nearest: number | null = null;
  let least = Infinity;
  for (const index of indexes) {
    const marker = plan.stops[index]?.marker;
    if (marker === undefined) continue;
    const metres = position === null ? index : metresBetween(position, marker);
    if (metres >= least) continue;
    least = metres;
    nearest = index;
  }
  return nearest;
}

/**
 * In walking order, the walk begins at the next stop on the path, or at the nearest one, unless the walker chose one.
 * Until the first stop starts, they may reach another and begin there.
 */
export function beginWalk(context: StepContext, state: WalkState): WalkState {
  if (context.plan.plan.mode !== 'ordered' || state.isFirstChosen || state.last !== null)
    return state;
  const first = state.first === null ? findFirstStop(context, state) : firstEntered(context, state);
  return first === null || first === state.first ? state : beginAt(context, state, first);
}

/**
 * Someone on the path begins at the first stop that isn't behind; someone elsewhere at the earliest of those about as
 * near as the nearest. A walk doesn't begin at a stop well behind along the path, because the walker never passed it.
 */
function findFirstStop(context: StepContext, state: WalkState): number | null {
  return nextAlong(context, state) ?? nearest(context, state);
}

function nextAlong({ plan, rules }: StepContext, state: WalkState): number | null {
  const { path, plan: walk } = plan;
  if (path === null || state.progress === null) return null;
  const here = alongOf(plan, state, state.progress.along);
  let next: number | null = null;
  let least = Infinity;
  for (const [index, { along }] of walk.stops.entries()) {
    if (along === null || !isMainStop(plan, index)) continue;
    const ahead = along - here + rules.missedPast;
    const metres = walk.loop ? (ahead + path.length) % path.length : ahead;
    if (metres < 0 || metres >= least) continue;
    least = metres;
    next = index;
  }
  return next;
}

function nearest(context: StepContext, state: WalkState): number | null {
  const { beginMetres, beginTie } = context.rules;
  const metres = state.stops.map((_, index) =>
    isMainStop(context.plan, index) && !isBehind(context, state, index)
      ? metresTo(context, state, index)
      : Infinity,
  );
  const least = metres.reduce((a, b) => Math.min(a, b), Infinity);
  return least > beginMetres ? null : metres.findIndex((one) => one <= least + beginTie);
}

function isBehind({ plan, rules }: StepContext, state: WalkState, index: number): boolean {
  return !plan.plan.loop && (metresPast(plan, state, index) ?? 0) > rules.missedPast;
}

/** A stop whose zone the walker is in, unless they are also in the zone of the first one. */
function firstEntered({ plan, rules }: StepContext, state: WalkState): number | null {
  const around = state.zones.filter(({ isInside, inside }) => isInside || inside > 0);
  if (around.some(({ stop }) => stop === state.first)) return null;
  const isHere = ({ stop }: ZoneState) =>
    isMainStop(plan, stop) && Math.abs(metresPast(plan, state, stop) ?? 0) <= rules.missedPast;
  return around.find((zone) => zone.isInside && isHere(zone))?.stop ?? null;
}

function metresTo(context: StepContext, state: WalkState, index: number): number {
  const [marker, { position }] = [context.plan.stops[index]?.marker, state];
  if (marker === undefined || position === null) return Infinity;
  const metres = metresFromZone(context, state, index);
  return Math.max(0, Math.min(metres, metresBetween(marker, position)));
}

/**
 * Keeps the least distances to the stop that the walker chose. The way there may lead through other streets, which
 * doesn't mean that they walk in a street beside the path.
 */
export function trackApproach(context: StepContext, state: WalkState): WalkState {
  const chosen = chosenStop(state);
  if (chosen === null || context.plan.plan.mode !== 'ordered') return state;
  const { progress } = state;
  const now = distancesTo(context, state, chosen);
  const before = state.approach ?? now;
  const along = Math.min(before.along ?? Infinity, now.along ?? Infinity);
  const straight = Math.min(before.straight, now.straight);
  return {
    ...state,
    approach: { straight, along: along === Infinity ? null : along },
    progress: progress && { ...progress, lateralOffset: { metres: progress.beside, seconds: 0 } },
  };
}

/**
 * True while the walker is on the way to the stop that they chose, straight or back along the path, which may lead past
 * others. Someone who moves away from it by both measures has changed their mind, or has passed it unnoticed.
 */
export function isOnWayToChosen(context: StepContext, state: WalkState): boolean {
  const chosen = chosenStop(state);
  const { approach } = state;
  if (chosen === null || approach === null) return false;
  const { straight, along } = distancesTo(context, state, chosen);
  const { approachSlack } = context.rules;
  if (straight <= approach.straight + approachSlack) return true;
  return along !== null && along <= (approach.along ?? 0) + approachSlack;
}

/** On a loop, both ways along the path lead to every stop. */
function distancesTo(context: StepContext, state: WalkState, index: number): Approach {
  const { plan } = context;
  const past = plan.plan.loop ? null : metresPast(plan, state, index);
  const straight = metresTo(context, state, index);
  return { straight, along: past === null ? null : Math.abs(past) };
}

/** Progress on a loop is relative to the first stop, so it changes with it. */
function beginAt({ plan }: StepContext, state: WalkState, first: number): WalkState {
  const { progress } = state;
  const start = plan.plan.stops[first]?.along ?? 0;
  if (plan.path === null || !plan.plan.loop || progress === null) return { ...state, first };
  const ahead = alongOf(plan, state, progress.along) - start;
  const laps = Math.round(ahead / plan.path.length);
  return { ...state, first, progress: { ...progress, along: ahead - laps * plan.path.length } };
}
