import { stopsReached } from '../zones/zone-membership.ts';
import { walkOn } from './path-progress.ts';
import { isFollowed } from './signal.ts';
import type { Turn } from './step-context.ts';
import { triggerStops } from './trigger-stops.ts';
import type { PathProgress, WalkState, ZoneState } from './walk-state.ts';

/**
 * Fires the stop that someone must have come to by now, if they went on along the path as before: there has been no fix
 * for a while, or the fixes leapt away and nobody knows yet whether that was a reflection.
 */
export function reckonStops(turn: Turn, state: WalkState): WalkState {
  const progress = reckon(turn, state);
  if (progress === null) return state;
  const there = { ...state, progress };
  const reached = stopsReached(turn, there);
  if (reached.length === 0) return state;
  const zones = reached.map((stop) => zoneAt(turn, stop));
  const fired = triggerStops(turn, { ...there, zones });
  // What was reckoned with is forgotten, but not the lap that a stop of a loop belongs to.
  const laps = (fired.progress?.along ?? progress.along) - progress.along;
  const real = state.progress && { ...state.progress, along: state.progress.along + laps };
  return { ...fired, progress: real, zones: state.zones };
}

function reckon({ plan, rules, now }: Turn, state: WalkState): PathProgress | null {
  if (plan.plan.mode !== 'ordered' || !isFollowed(state)) return null;
  const known = state.leap ?? state.progress;
  if (known === null) return null;
  const seconds = (now - known.t) / 1000;
  if (seconds < rules.reckonAfter || seconds > rules.reckonSeconds) return null;
  return walkOn(rules, known, now);
}

function zoneAt({ rules, now }: Turn, stop: number): ZoneState {
  return { stop, isInside: false, since: now, inside: 0, outside: 0, atStop: rules.witnessFixes };
}
