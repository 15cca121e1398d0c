import { stopsReached } from '../zones/zone-membership.ts';
import { walkOn } from './path-progress.ts';
import { isFollowed } from './signal.ts';
import type { StepContext } from './step-context.ts';
import { triggerStops } from './trigger-stops.ts';
import type { PathProgress, WalkState, ZoneState } from './walk-state.ts';

/**
 * Fires the stop that the walker must have reached by now if they kept going along the path: there has been no fix for
 * a while, or the fixes jumped and it isn't known yet whether that was a reflection.
 */
export function reckonStops(context: StepContext, state: WalkState): WalkState {
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
