import { metresBetween } from '../plan/local-frame.ts';
import { stopsReached } from '../zones/zone-membership.ts';
import { candidatesOf } from './candidates.ts';
import { walkOn } from './path-progress.ts';
import { endAmbient, playWaiting, releaseStop } from './play-stop.ts';
import { endCatchUp, isFollowed, noteLost } from './signal.ts';
import type { StepContext } from './step-context.ts';
import { triggerStops } from './trigger-stops.ts';
import type { PathProgress, WalkState, ZoneState } from './walk-state.ts';
import { isOnTheList, nextInOrder } from './walking-order.ts';

/** Rules that are applied after every event, including the passing of time. */
export function settle(context: StepContext, state: WalkState): WalkState {
  const answered = giveUpStart(context, endCatchUp(context, endSuspectedJump(context, state)));
  // Queued stops come before stops that were reached later.
  const playing = reckonStops(context, playWaiting(context, leaveAmbient(context, answered)));
  return noteLost(context, noteFinished(context, prefetchAhead(context, playing)));
}

/** A play command without an answer has failed. */
function giveUpStart(context: StepContext, state: WalkState): WalkState {
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

function noteFinished(context: StepContext, state: WalkState): WalkState {
  if (state.isFinished || state.phase !== 'walking' || state.playing !== null) return state;
  const isAhead = nextInOrder(context.plan, state) !== null;
  if (isAhead || state.stops.every(({ phase }) => phase === 'ahead')) return state;
  context.commands.push({ type: 'tell', notice: { what: 'finished' } });
  return { ...state, isFinished: true, isLost: false, offRoute: null };
}

/** A reflection doesn't last: after this long the fixes were right, or they have come back. */
function endSuspectedJump({ rules, now }: StepContext, state: WalkState): WalkState {
  if (state.suspectedJump === null) return state;
  return now - state.suspectedJump.t > rules.reckonSeconds * 1000
    ? { ...state, suspectedJump: null }
    : state;
}

/** Has the audio fetched of what may start soon, once each. */
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
  if (plan.plan.mode === 'ordered' && isOnTheList(plan, index)) return true;
  if (position === null || marker === undefined) return false;
  const isNear = metresBetween(marker, position) <= rules.prefetchMetres;
  return isNear && plan.plan.stops[index]?.start !== 'never';
}

/**
 * Fires the stop that someone must have come to by now, if they went on along the path as before: there has been no fix
 * for a while, or the fixes jumped away and it isn't known yet whether that was a reflection.
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
  return walkOn(rules, known, now);
}

function zoneAt({ rules, now }: StepContext, stop: number): ZoneState {
  return {
    stop,
    isInside: false,
    since: now,
    inside: 0,
    outside: 0,
    atStop: rules.pathEvidenceFixes,
  };
}
