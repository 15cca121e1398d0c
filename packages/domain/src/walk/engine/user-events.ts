import { continueFrom, playStop, silence } from './fire-stop.ts';
import { metresPast } from './path-progress.ts';
import { awaitFix } from './signal.ts';
import type { StepContext } from './step-context.ts';
import type { UserEvent } from './walk-event.ts';
import { changeStop, type StopState, startState, type WalkState } from './walk-state.ts';
import { chosenStop, isMainStop, nextStop, orderIndexOf } from './walking-order.ts';

type WalkChange = (context: StepContext, state: WalkState) => WalkState;
type StopChange = (context: StepContext, state: WalkState, index: number) => WalkState;

const WALK_CHANGES: Record<'start' | 'pause' | 'resume' | 'end', WalkChange> = {
  start: (context, state) =>
    state.phase === 'ended'
      ? continueWalk(context, startAgain(context, state))
      : continueWalk(context, state),
  pause: (_, state) => (state.phase === 'walking' ? { ...state, phase: 'paused' } : state),
  resume: (context, state) => (state.phase === 'paused' ? continueWalk(context, state) : state),
  end: (context, state) => ({
    ...silence(context, state),
    phase: 'ended',
    queue: [],
    fixAwaitedSince: null,
    isLost: false,
    offRoute: null,
  }),
};

const STOP_CHANGES: Record<'playNow' | 'skip' | 'unskip' | 'startAt' | 'putAside', StopChange> = {
  playNow,
  skip,
  unskip,
  startAt,
  putAside: (_, state, index) => changeStop(state, index, { isOffered: false }),
};

export function handleUser(context: StepContext, state: WalkState, event: UserEvent): WalkState {
  switch (event.what) {
    case 'start':
    case 'pause':
    case 'resume':
    case 'end':
      return WALK_CHANGES[event.what](context, state);
    case 'playNow':
    case 'skip':
    case 'unskip':
    case 'startAt':
    case 'putAside': {
      const index = context.plan.indexes.get(event.stopId);
      return index === undefined ? state : STOP_CHANGES[event.what](context, state, index);
    }
  }
}

function startAgain({ plan }: StepContext, { isVisible, permission }: WalkState): WalkState {
  return { ...startState(plan.plan), isVisible, permission };
}

function continueWalk(context: StepContext, state: WalkState): WalkState {
  if (state.phase === 'walking') return state;
  return awaitFix(context, { ...state, phase: 'walking', isLost: false });
}

/**
 * The walker's own choice interrupts the current audio. The walk advances only if it is the next stop, and goes back to
 * an earlier one.
 */
function playNow(context: StepContext, state: WalkState, index: number): WalkState {
  const moved =
    nextStop(context.plan, state) === index
      ? continueFrom(context, state, index)
      : goBackTo(context, state, index);
  const isOther = moved.playing !== null && moved.playing.stop !== index;
  return playStop(context, isOther ? silence(context, moved) : moved, index);
}

/**
 * Continues the order from a stop before the next one, so that those in between come again unless they were visited.
 * Someone who has passed it and only listens to it isn't sent back.
 */
function goBackTo(context: StepContext, state: WalkState, index: number): WalkState {
  const { plan, rules } = context;
  const { progress } = state;
  if (plan.plan.mode !== 'ordered' || !isMainStop(plan, index) || chosenStop(state) !== null)
    return state;
  const isHere = state.zones.some(({ stop, isInside }) => stop === index && isInside);
  const isKnown = progress !== null && progress.refusals === 0 && !state.isLost;
  const isPast = isKnown && (metresPast(plan, state, index) ?? 0) > rules.missedPast;
  if (isPast && !isHere) return state;
  const next = nextStop(plan, state);
  const until = next === null ? Infinity : orderIndexOf(plan, state, next);
  const isLeft = isLeftAfter(context, state, index);
  const isAgain = (stop: StopState, other: number) =>
    isLeft(stop, other) && orderIndexOf(plan, state, other) < until;
  if (!state.stops.some(isAgain)) return state;
  const stops = state.stops.map((stop, other) => (isAgain(stop, other) ? comeAgain(stop) : stop));
  // Someone who is there isn't where they were taken to be along the path.
  return { ...state, stops, last: index, progress: isPast ? null : progress };
}

/** Tells which stops after one in walking order were neither visited nor skipped. */
function isLeftAfter({ plan }: StepContext, state: WalkState, index: number) {
  const here = orderIndexOf(plan, state, index);
  return ({ phase, isVisited }: StopState, other: number): boolean => {
    const isOpen = phase === 'ahead' || phase === 'missed';
    return isOpen && !isVisited && orderIndexOf(plan, state, other) > here;
  };
}

function comeAgain(stop: StopState): StopState {
  return { ...stop, phase: 'ahead', spentAt: null, isOffered: false };
}

function skip(context: StepContext, state: WalkState, index: number): WalkState {
  const silenced = state.playing?.stop === index ? silence(context, state) : state;
  const queue = silenced.queue.filter((waiting) => waiting !== index);
  const isPlayed = silenced.stops[index]?.phase === 'played';
  const change: Partial<StopState> = isPlayed ? {} : { phase: 'skipped', isOffered: false };
  return changeStop({ ...silenced, queue }, index, change);
}

/** Undoes a skip: the stop is ahead again, or offered if the walk has passed it since. */
function unskip({ plan, rules }: StepContext, state: WalkState, index: number): WalkState {
  const stop = state.stops[index];
  if (stop?.phase !== 'skipped') return state;
  if (stop.heard >= rules.heardShare) return changeStop(state, index, { phase: 'played' });
  const from = orderIndexOf(plan, state, state.last ?? state.first ?? 0);
  const isBehind = plan.plan.mode === 'ordered' && orderIndexOf(plan, state, index) < from;
  const change: Partial<StopState> = isBehind
    ? { phase: 'missed', isOffered: true }
    : { phase: 'ahead' };
  return changeStop({ ...state, isFinished: false }, index, change);
}

/**
 * Makes a stop the next one, and the order continues from there. Stops before it stay as they are, for the end of the
 * walk; those after it that were missed come again, unless they were visited all the same.
 */
function startAt(context: StepContext, state: WalkState, index: number): WalkState {
  const chosen = { first: index, last: null, isFirstChosen: true, approach: null };
  const from: WalkState = { ...continueWalk(context, state), ...chosen };
  const isOrdered = context.plan.plan.mode === 'ordered';
  const isLeft = isLeftAfter(context, from, index);
  const stops = from.stops.map((stop, other): StopState => {
    if (stop.phase === 'played' || stop.phase === 'playing') return stop;
    const isWanted = other === index || (isOrdered && isLeft(stop, other));
    return isWanted ? comeAgain(stop) : { ...stop, isOffered: false };
  });
  return {
    ...from,
    stops,
    queue: [],
    zones: [],
    progress: null,
    suspectedJump: null,
    offRoute: null,
    isFinished: false,
  };
}
