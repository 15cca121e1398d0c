import { metresBetween } from '../plan/local-frame.ts';
import { preparePlan } from '../plan/prepared-plan.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';
import { stopsReached, updateZones } from '../zones/zone-membership.ts';
import {
  dropFromQueue,
  endAmbient,
  handleAudio,
  markMissed,
  playWaiting,
  releaseStop,
} from './fire-stop.ts';
import { extrapolate, trackPath, updateOffRoute } from './path-progress.ts';
import { filterFix, followTrail } from './position-filter.ts';
import { RULES, type WalkRules } from './rules.ts';
import {
  endCatchUp,
  handlePermission,
  handleVisibility,
  isFollowed,
  notifyFound,
  notifyLost,
} from './signal.ts';
import type { StepContext } from './step-context.ts';
import { candidatesOf, rearmStops, tellUnheard, triggerStops } from './trigger-stops.ts';
import { handleUser } from './user-events.ts';
import type { Fix, WalkCommand, WalkEvent } from './walk-event.ts';
import {
  isBegun,
  type PathProgress,
  type WalkDraft,
  type WalkState,
  type ZoneState,
} from './walk-state.ts';
import {
  beginWalk,
  hasNextStop,
  isMainStop,
  isOnWayToChosen,
  stopsLeft,
  trackApproach,
} from './walking-order.ts';

type WalkStep = { readonly state: WalkState; readonly commands: readonly WalkCommand[] };

/**
 * Computes the next state and the commands for an event. It is a pure function: no clock, no device, no randomness; a
 * state that was stored and restored continues identically. Every play command must be answered by an audio event:
 * started, then ended or failed. Time comes from the events.
 */
export function step(
  plan: WalkPlan,
  state: WalkState,
  event: WalkEvent,
  rules: WalkRules = RULES,
): WalkStep {
  const now = Math.max(state.now, event.t);
  const context: StepContext = { plan: preparePlan(plan), rules, now, commands: [] };
  const changed = handle(context, { ...state, now }, event);
  return { state: settle(context, changed), commands: context.commands };
}

function handle(context: StepContext, state: WalkDraft, event: WalkEvent): WalkState {
  switch (event.type) {
    case 'fix':
      return handleFix(context, state, event);
    case 'audio':
      return handleAudio(context, state, event);
    case 'user':
      return handleUser(context, state, event);
    case 'visible':
      return handleVisibility(context, state, event);
    case 'permission':
      return handlePermission(context, state, event);
    case 'tick':
      return state;
  }
}

/**
 * The updates for every fix, in this order. They share one draft, because copying the state in each took a quarter of
 * the time in Firefox.
 */
const UPDATES: readonly ((context: StepContext, draft: WalkDraft) => void)[] = [
  notifyFound,
  followTrail,
  trackPath,
  updateZones,
];

/** The decisions that follow the updates, in this order. */
const DECISIONS: readonly ((context: StepContext, state: WalkState) => WalkState)[] = [
  beginWalk,
  trackApproach,
  rearmStops,
  triggerStops,
  markMissed,
  dropFromQueue,
  tellUnheard,
  // The way to a chosen stop may lead away from the path.
  (context, state) => (isOnWayToChosen(context, state) ? state : updateOffRoute(context, state)),
];

function handleFix(context: StepContext, draft: WalkDraft, fix: Fix): WalkState {
  if (draft.phase !== 'walking' || context.plan.plan.mode === 'off') return draft;
  if (!filterFix(context, draft, fix)) return draft;
  for (const update of UPDATES) update(context, draft);
  let decided: WalkState = draft;
  for (const decide of DECISIONS) decided = decide(context, decided);
  return decided;
}

/** Rules that are applied after every event, including the passing of time. */
function settle(context: StepContext, state: WalkState): WalkState {
  const answered = timeOutStart(context, endCatchUp(context, endSuspectedJump(context, state)));
  // Queued stops come before stops that were reached later.
  const playing = reckonStops(context, playWaiting(context, leaveAmbient(context, answered)));
  return notifyLost(context, recordEnd(context, prefetchAhead(context, playing)));
}

/** A play command without a response has failed. */
function timeOutStart(context: StepContext, state: WalkState): WalkState {
  const { playing } = state;
  if (playing === null || playing.isStarted) return state;
  const isOver = context.now - playing.since > context.rules.startWait * 1000;
  return isOver ? releaseStop(context, state, playing.stop) : state;
}

/** An ambient sound ends outside its zone. */
function leaveAmbient(context: StepContext, state: WalkState): WalkState {
  if (state.playing === null) return state;
  const { stop } = state.playing;
  const isInside = state.zones.some((zone) => zone.stop === stop && zone.isInside);
  return isInside ? state : endAmbient(context, state);
}

/** A walk without a next stop is finished, unless stops are left: then the walker chooses whether it ends. */
function recordEnd(context: StepContext, state: WalkState): WalkState {
  const { plan } = context;
  const { playing } = state;
  if (state.isFinished || state.phase !== 'walking') return state;
  if (!isBegun(state) || hasNextStop(plan, state)) return withoutEnd(state);
  const left = stopsLeft(plan, state);
  if (playing !== null) {
    // A remark or sound leaves the question open, so it isn't repeated; a main stop or the last one left withdraws it.
    return isMainStop(plan, playing.stop) || left.length === 0 ? withoutEnd(state) : state;
  }
  if (left.length === 0) {
    context.commands.push({ type: 'tell', notice: { what: 'finished' } });
    return { ...state, isFinished: true, isAtEnd: false, isLost: false, offRoute: null };
  }
  if (state.isAtEnd) return state;
  const stopIds = left.map((index) => plan.plan.stops[index]?.id ?? -1);
  context.commands.push({ type: 'chime' }, { type: 'tell', notice: { what: 'left', stopIds } });
  const atEnd: WalkState = { ...state, isAtEnd: true, isLost: false, offRoute: null };
  // Someone who stands at one of them is asked about that one at once: the next fix would chime again.
  return isFollowed(state) && !state.isLost ? tellUnheard(context, atEnd) : atEnd;
}

function withoutEnd(state: WalkState): WalkState {
  return state.isAtEnd ? { ...state, isAtEnd: false } : state;
}

/** A reflection is brief: after this long, either the jump was real or the fixes are back where they were. */
function endSuspectedJump({ rules, now }: StepContext, state: WalkState): WalkState {
  if (state.suspectedJump === null) return state;
  return now - state.suspectedJump.t > rules.reckonSeconds * 1000
    ? { ...state, suspectedJump: null }
    : state;
}

/**
 * Fires the stop that the walker must have reached by now if they kept going along the path: there has been no fix for
 * a while, or the fixes jumped and it isn't known yet whether that was a reflection.
 */
function reckonStops(context: StepContext, state: WalkState): WalkState {
  const progress = reckon(context, state);
  if (progress === null) return state;
  const there = { ...state, progress };
  const reached = stopsReached(context, there);
  if (reached.length === 0) return state;
  const zones = reached.map((stop) => zoneAt(context, stop));
  const fired = triggerStops(context, { ...there, zones });
  // The estimated progress is dropped, except for the lap that a stop of a loop belongs to.
  const laps = (fired.progress?.along ?? progress.along) - progress.along;
  const real = state.progress && { ...state.progress, along: state.progress.along + laps };
  return { ...fired, progress: real, zones: state.zones };
}

function reckon({ plan, rules, now }: StepContext, state: WalkState): PathProgress | null {
  if (plan.plan.mode !== 'ordered' || !isFollowed(state)) return null;
  const known = state.suspectedJump ?? state.progress;
  if (known === null) return null;
  const seconds = (now - known.t) / 1000;
  if (seconds < rules.reckonAfter || seconds > rules.reckonSeconds) return null;
  return extrapolate(rules, known, now);
}

function zoneAt({ rules, now }: StepContext, stop: number): ZoneState {
  return {
    stop,
    isInside: false,
    since: now,
    inside: 0,
    outside: 0,
    atStop: rules.pathEvidenceFixes,
    isTold: false,
  };
}

/** Prefetches the audio of stops that may start soon, once each. */
function prefetchAhead(context: StepContext, state: WalkState): WalkState {
  if (state.phase !== 'walking' || context.plan.plan.mode === 'off') return state;
  const isWanted = (index: number) => isSoon(context, state, index);
  const wanted =
    context.plan.plan.mode === 'ordered'
      ? candidatesOf(context, state, isWanted)
      : indexesWhere(state, isWanted);
  if (wanted.length === 0) return state;
  const stops = [...state.stops];
  for (const index of wanted) {
    const stop = stops[index];
    if (stop === undefined) continue;
    context.commands.push({ type: 'prefetch', stopId: stop.id });
    stops[index] = { ...stop, isPrefetched: true };
  }
  return { ...state, stops };
}

function indexesWhere({ stops }: WalkState, isWanted: (index: number) => boolean) {
  const found: number[] = [];
  for (let index = 0; index < stops.length; index += 1) if (isWanted(index)) found.push(index);
  return found;
}

function isSoon(
  { plan, rules }: StepContext,
  { stops, position }: WalkState,
  index: number,
): boolean {
  const marker = plan.stops[index]?.marker;
  if (stops[index]?.isPrefetched !== false || plan.plan.stops[index]?.hasAudio !== true)
    return false;
  if (plan.plan.mode === 'ordered' && isMainStop(plan, index)) return true;
  if (position === null || marker === undefined) return false;
  const isNear = metresBetween(marker, position) <= rules.prefetchMetres;
  return isNear && plan.plan.stops[index]?.start !== 'never';
}
