import type { TriggerKind, TriggerStart } from '../plan/trigger.ts';
import { isInParallelStreet } from './parallel-street.ts';
import { syncLap } from './path-progress.ts';
import { endAmbient, isQuiet, playStop } from './play-stop.ts';
import type { StepContext } from './step-context.ts';
import type { WalkState } from './walk-state.ts';
import { changeStop } from './walk-state.ts';
import { isOnTheList, orderIndexOf } from './walking-order.ts';

type Start = (context: StepContext, state: WalkState, index: number) => WalkState;

/** The kinds of stop that are queued while another one is playing. */
const WAITS: Record<TriggerKind, boolean> = { stop: true, onTheWay: false, ambient: false };

const STARTS: Record<TriggerStart, Start> = {
  auto: (context, state, index) => {
    if (isInParallelStreet(context, state, index)) return offer(context, state, index);
    return isQuiet(context, state)
      ? playStop(context, endAmbient(context, state), index)
      : enqueue(context, state, index);
  },
  ask: offer,
  never: (_, state) => state,
};

/** True if a stop that the walker has reached can start now or be queued. */
export function canFire(context: StepContext, state: WalkState, index: number): boolean {
  const stop = context.plan.plan.stops[index];
  if (stop === undefined) return false;
  if (stop.start === 'ask') return true;
  if (stop.kind === 'ambient') return state.playing === null;
  if (isQuiet(context, state)) return true;
  return WAITS[stop.kind] && state.queue.length < context.rules.queueLength;
}

/** The walker has reached a stop: it starts, waits or is offered, and the walk continues from there. */
export function fireStop(context: StepContext, state: WalkState, index: number): WalkState {
  const start = STARTS[context.plan.plan.stops[index]?.start ?? 'never'];
  return start(context, moveOn(context, state, index), index);
}

/**
 * Continues the order from a stop. Stops before it are missed, except those before the first, which aren't part of this
 * walk.
 */
export function moveOn(context: StepContext, state: WalkState, index: number): WalkState {
  const { plan } = context;
  if (plan.plan.mode !== 'ordered' || !isOnTheList(plan, index)) return state;
  const [from, here] = [state.first ?? 0, index].map((one) => orderIndexOf(plan, state, one));
  const overtaken = [...state.stops.keys()].filter(
    (other) =>
      orderIndexOf(plan, state, other) < (here ?? 0) &&
      isOnTheList(plan, other) &&
      state.stops[other]?.phase === 'ahead' &&
      !state.queue.includes(other),
  );
  const isMissed = (other: number) => orderIndexOf(plan, state, other) >= (from ?? 0);
  const skipped = overtaken
    .filter((other) => !isMissed(other))
    .reduce((before, other) => changeStop(before, other, { phase: 'skipped' }), state);
  return missStops(
    context,
    syncLap(plan, { ...skipped, last: index }, index),
    overtaken.filter(isMissed),
  );
}

/** Offers missed stops, with one notice for all of them. Stops that ask first have already been offered. */
export function missStops(
  context: StepContext,
  state: WalkState,
  indexes: readonly number[],
): WalkState {
  const untold = indexes.filter((index) => state.stops[index]?.isOffered === false);
  const stopIds = untold.map((index) => context.plan.plan.stops[index]?.id ?? -1);
  if (stopIds.length > 0)
    context.commands.push({ type: 'tell', notice: { what: 'missed', stopIds } });
  return indexes.reduce(
    (missed, index) => changeStop(missed, index, { phase: 'missed', isOffered: true }),
    state,
  );
}

function enqueue(context: StepContext, state: WalkState, index: number): WalkState {
  context.commands.push({ type: 'queue', stopId: context.plan.plan.stops[index]?.id ?? -1 });
  const queue = [...state.queue, index];
  return changeStop({ ...state, queue }, index, { spentAt: context.now });
}

function offer(context: StepContext, state: WalkState, index: number): WalkState {
  const stopId = context.plan.plan.stops[index]?.id ?? -1;
  if (state.playing === null) context.commands.push({ type: 'chime' });
  context.commands.push({ type: 'tell', notice: { what: 'ask', stopId } });
  return changeStop(state, index, { spentAt: context.now, isOffered: true });
}
