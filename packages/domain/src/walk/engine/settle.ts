import { endAmbient, playWaiting, releaseStop } from './play-stop.ts';
import { prefetchAhead } from './prefetch.ts';
import { reckonStops } from './reckoning.ts';
import { endCatchUp, noteLost } from './signal.ts';
import type { Turn } from './step-context.ts';
import type { WalkState } from './walk-state.ts';
import { nextInOrder } from './walking-order.ts';

/** What follows from any event, and from time itself. */
export function settle(turn: Turn, state: WalkState): WalkState {
  const answered = giveUpStart(turn, endCatchUp(turn, endLeap(turn, state)));
  // What waits comes before what someone may have come to since.
  const playing = reckonStops(turn, playWaiting(turn, leaveAmbient(turn, answered)));
  return noteLost(turn, noteFinished(turn, prefetchAhead(turn, playing)));
}

/** A play command without an answer has failed. */
function giveUpStart(turn: Turn, state: WalkState): WalkState {
  const { playing } = state;
  if (playing === null || playing.isStarted) return state;
  const isOver = turn.now - playing.since > turn.rules.startWait * 1000;
  return isOver ? releaseStop(turn, state, playing.stop) : state;
}

/** An ambient sound ends outside its zone. */
function leaveAmbient(turn: Turn, state: WalkState): WalkState {
  if (state.playing === null) return state;
  const { stop } = state.playing;
  const isInside = state.zones.some((zone) => zone.stop === stop && zone.isInside);
  return isInside ? state : endAmbient(turn, state);
}

function noteFinished(turn: Turn, state: WalkState): WalkState {
  if (state.isFinished || state.phase !== 'walking' || state.playing !== null) return state;
  const isAhead = nextInOrder(turn.plan, state) !== null;
  if (isAhead || state.stops.every(({ phase }) => phase === 'ahead')) return state;
  turn.commands.push({ type: 'tell', notice: { what: 'finished' } });
  return { ...state, isFinished: true, isLost: false, offRoute: null };
}

/** A reflection doesn't last: fixes that leapt away that long ago were right, or have come back. */
function endLeap({ rules, now }: Turn, state: WalkState): WalkState {
  if (state.leap === null) return state;
  return now - state.leap.t > rules.reckonSeconds * 1000 ? { ...state, leap: null } : state;
}
