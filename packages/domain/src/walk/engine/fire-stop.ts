import type { TriggerKind, TriggerStart } from '../plan/trigger.ts';
import { metresFromZone } from '../zones/zone-membership.ts';
import { isInParallelStreet, metresPast, syncLap } from './path-progress.ts';
import type { StepContext } from './step-context.ts';
import type { AudioEvent } from './walk-event.ts';
import { changeStop, type WalkState } from './walk-state.ts';
import {
  chosenStop,
  isMainStop,
  isOnWayToChosen,
  orderIndexOf,
  stopAtOrderIndex,
  windowOf,
} from './walking-order.ts';

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
  return start(context, continueFrom(context, state, index), index);
}

/**
 * Continues the order from a stop. Stops before it are missed, except those before the first, which are left for the
 * end of the walk.
 */
export function continueFrom(context: StepContext, state: WalkState, index: number): WalkState {
  const { plan } = context;
  if (plan.plan.mode !== 'ordered' || !isMainStop(plan, index)) return state;
  const [from, here] = [state.first ?? 0, index].map((one) => orderIndexOf(plan, state, one));
  const overtaken = [...state.stops.keys()].filter((other) => {
    const order = orderIndexOf(plan, state, other);
    if (order < (from ?? 0) || order >= (here ?? 0)) return false;
    const isAhead = state.stops[other]?.phase === 'ahead' && isMainStop(plan, other);
    return isAhead && !state.queue.includes(other);
  });
  return missStops(context, syncLap(plan, { ...state, last: index }, index), overtaken);
}

/** Offers missed stops, with one notice for all of them. Stops that ask first have already been offered. */
function missStops(context: StepContext, state: WalkState, indexes: readonly number[]): WalkState {
  const notOffered = indexes.filter((index) => state.stops[index]?.isOffered === false);
  const stopIds = notOffered.map((index) => context.plan.plan.stops[index]?.id ?? -1);
  if (stopIds.length > 0) {
    const because = wereBeyondWindow(context, state, notOffered)
      ? ({ because: 'order' } as const)
      : {};
    context.commands.push({ type: 'tell', notice: { what: 'missed', stopIds, ...because } });
  }
  return indexes.reduce(
    (missed, index) => changeStop(missed, index, { phase: 'missed', isOffered: true }),
    state,
  );
}

/** True for stops that couldn't start when the walker passed them, because too many before them weren't played. */
function wereBeyondWindow(
  context: StepContext,
  state: WalkState,
  indexes: readonly number[],
): boolean {
  const { to } = windowOf(context, state);
  return indexes.every((index) => orderIndexOf(context.plan, state, index) >= to);
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

/** Emits the command to play a stop. A stop without audio has only been reached, which a chime signals. */
export function playStop(context: StepContext, state: WalkState, index: number): WalkState {
  const stop = context.plan.plan.stops[index];
  if (stop === undefined) return state;
  const spentAt = context.now;
  const queue = state.queue.filter((waiting) => waiting !== index);
  if (!stop.hasAudio) {
    context.commands.push({ type: 'chime', stopId: stop.id });
    const reached = { phase: 'played', heard: 1, isVisited: true } as const;
    return changeStop({ ...state, queue }, index, { ...reached, spentAt, isOffered: false });
  }
  context.commands.push({ type: 'play', stopId: stop.id });
  const playing = { stop: index, since: context.now, isStarted: false };
  const change = { phase: 'playing', spentAt, isOffered: false } as const;
  return changeStop({ ...state, queue, playing }, index, change);
}

/**
 * The audio of a stop has ended, for any reason. From a certain share on it counts as heard; otherwise it is offered,
 * and may start again when the walker comes back.
 */
export function releaseStop(context: StepContext, state: WalkState, index: number): WalkState {
  const playing = state.playing?.stop === index ? null : state.playing;
  const heard = state.stops[index]?.heard ?? 0;
  const isPlayed = heard >= context.rules.heardShare;
  const isMissed = !isPlayed && context.plan.plan.stops[index]?.kind === 'stop';
  const phase = isPlayed ? 'played' : isMissed ? 'missed' : 'ahead';
  const change = { phase, spentAt: context.now, isOffered: isMissed } as const;
  return changeStop({ ...state, playing }, index, change);
}

/** Stops the current audio with a command. */
export function silence(context: StepContext, state: WalkState): WalkState {
  if (state.playing === null) return state;
  const index = state.playing.stop;
  context.commands.push({ type: 'silence', stopId: context.plan.plan.stops[index]?.id ?? -1 });
  return releaseStop(context, state, index);
}

/** Stops an ambient sound, which starts again when nothing else is playing. */
export function endAmbient(context: StepContext, state: WalkState): WalkState {
  const stop = state.playing?.stop;
  if (stop === undefined || context.plan.plan.stops[stop]?.kind !== 'ambient') return state;
  return changeStop(silence(context, state), stop, { spentAt: null });
}

/** True if nothing is playing, or only an ambient sound, which may be interrupted. */
export function isQuiet({ plan }: StepContext, { playing }: WalkState): boolean {
  return playing === null || plan.plan.stops[playing.stop]?.kind === 'ambient';
}

/** Plays the next queued stop after another has ended. */
export function playWaiting(context: StepContext, state: WalkState): WalkState {
  const [next] = state.queue;
  if (next === undefined || state.phase !== 'walking' || !isQuiet(context, state)) return state;
  return playStop(context, endAmbient(context, state), next);
}

/** Stops well behind along the path are missed, once enough fixes agree. */
export function markMissed(context: StepContext, state: WalkState): WalkState {
  const { progress } = state;
  if (context.plan.plan.mode !== 'ordered' || progress === null || progress.refusals > 0)
    return state;
  // Fixes that jumped past a stop may come back.
  if (state.suspectedJump !== null) return state;
  const behind = stopsBehind(context, state);
  if (behind.length === 0) {
    return progress.passed === 0 ? state : { ...state, progress: { ...progress, passed: 0 } };
  }
  const passed = progress.passed + 1;
  if (passed < context.rules.missedFixes) return { ...state, progress: { ...progress, passed } };
  const inOrder = behind.toSorted((a, b) => a - b);
  return missStops(context, { ...state, progress: { ...progress, passed: 0 } }, inOrder);
}

function stopsBehind(context: StepContext, state: WalkState): readonly number[] {
  const { plan, rules } = context;
  const start = state.last ?? state.first;
  if (start === null || isOnWayToChosen(context, state)) return [];
  const behind: number[] = [];
  for (let order = orderIndexOf(plan, state, start); order < state.stops.length; order += 1) {
    const index = stopAtOrderIndex(plan, state, order);
    if ((metresPast(plan, state, index) ?? 0) <= rules.missedPast) continue;
    if (state.stops[index]?.phase !== 'ahead' || !isMainStop(plan, index)) continue;
    // A chosen stop may be behind the walker, who goes back to it.
    if (!state.queue.includes(index) && chosenStop(state) !== index) behind.push(index);
  }
  return behind;
}

/** Queued stops that are far behind are offered instead. */
export function dropFromQueue(context: StepContext, state: WalkState): WalkState {
  if (state.queue.length === 0) return state;
  const dropped = state.queue.filter((index) => isFarBehind(context, state, index));
  if (dropped.length === 0) return state;
  const queue = state.queue.filter((index) => !dropped.includes(index));
  const kept: WalkState = { ...state, queue };
  return dropped.reduce((before, index) => offerMissed(context, before, index), kept);
}

function offerMissed(context: StepContext, state: WalkState, index: number): WalkState {
  const stopId = context.plan.plan.stops[index]?.id ?? -1;
  context.commands.push({ type: 'tell', notice: { what: 'ask', stopId } });
  return changeStop(state, index, { phase: 'missed', isOffered: true });
}

function isFarBehind(context: StepContext, state: WalkState, index: number): boolean {
  const past = metresPast(context.plan, state, index) ?? 0;
  return Math.max(past, metresFromZone(context, state, index)) > context.rules.queuePast;
}

type Change = (context: StepContext, state: WalkState, index: number) => WalkState;

const CHANGES: Record<AudioEvent['what'], Change> = {
  started: recordStart,
  // Nothing else starts while the walker has paused the audio.
  paused: (_, state) => state,
  ended: release,
  failed: release,
};

export function handleAudio(context: StepContext, state: WalkState, event: AudioEvent): WalkState {
  const index = context.plan.indexes.get(event.stopId);
  if (index === undefined) return state;
  return CHANGES[event.what](context, recordHeard(context, state, index, event.heard), index);
}

/** Played audio counts even if its event comes late, from a stop that was silenced. */
function recordHeard(
  { rules }: StepContext,
  state: WalkState,
  index: number,
  share: number,
): WalkState {
  const stop = state.stops[index];
  if (stop === undefined || !(share > stop.heard)) return state;
  const heard = Math.min(1, share);
  const begun = { heard, isVisited: true } as const;
  const isOver = stop.phase === 'missed' || stop.phase === 'ahead';
  const isPlayedNow = isOver && heard >= rules.heardShare;
  return changeStop(
    state,
    index,
    isPlayedNow ? { ...begun, phase: 'played', isOffered: false } : begun,
  );
}

/**
 * Hearing the start of a stop counts as visiting it; how much was heard only matters for starting it again. A player
 * may also start a stop by itself, from the buttons of a headset.
 */
function recordStart(context: StepContext, state: WalkState, index: number): WalkState {
  const visited = { isVisited: true } as const;
  if (state.playing?.stop === index)
    return changeStop({ ...state, playing: { ...state.playing, isStarted: true } }, index, visited);
  const released = state.playing === null ? state : releaseStop(context, state, state.playing.stop);
  const playing = { stop: index, since: context.now, isStarted: true };
  const queue = released.queue.filter((waiting) => waiting !== index);
  const change = { phase: 'playing', spentAt: context.now, isOffered: false } as const;
  return changeStop({ ...released, playing, queue }, index, { ...change, ...visited });
}

function release(context: StepContext, state: WalkState, index: number): WalkState {
  return state.playing?.stop === index ? releaseStop(context, state, index) : state;
}
