import { endAmbient, playWaiting, releaseStop } from './play-stop.ts';
import { prefetchAhead } from './prefetch.ts';
import { reckonStops } from './reckoning.ts';
import { endCatchUp, noteLost } from './signal.ts';
import type { StepContext } from './step-context.ts';
import type { WalkState } from './walk-state.ts';
import { nextInOrder } from './walking-order.ts';

/** Rules that are applied after every event, including the passing of time. */
export function settle(context: StepContext, state: WalkState): WalkState {
  const answered = giveUpStart(context, endCatchUp(context, endSuspectedJump(context, state)));
  // Queued stops come before stops that were reached later.
  const playing = reckonStops(context, playWaiting(context, leaveAmbient(context, answered)));
  return noteLost(context, noteFinished(context, prefetchAhead(context, playing)));
}

/** A play command without a response has failed. */
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

/** A reflection doesn't last: after this long the fixes were right, or have returned. */
function endSuspectedJump({ rules, now }: StepContext, state: WalkState): WalkState {
  if (state.suspectedJump === null) return state;
  return now - state.suspectedJump.t > rules.reckonSeconds * 1000
    ? { ...state, suspectedJump: null }
    : state;
}
