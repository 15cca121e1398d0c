import { handleAudio } from './audio-events.ts';
import { followTrail } from './course.ts';
import { trackPath } from './path-progress.ts';
import { playWaiting } from './play-stop.ts';
import { filterFix } from './position-filter.ts';
import { preparePlan } from './prepared-plan.ts';
import { RULES, type WalkRules } from './rules.ts';
import { triggerStops } from './trigger-stops.ts';
import type { Turn } from './turn.ts';
import { handleUser } from './user-events.ts';
import type { Fix, WalkCommand, WalkEvent } from './walk-event.ts';
import type { WalkPlan } from './walk-plan.ts';
import type { WalkState } from './walk-state.ts';
import { updateZones } from './zone-membership.ts';

export type WalkStep = { readonly state: WalkState; readonly commands: readonly WalkCommand[] };

/**
 * What an event changes in a walk, and what is to be done. It depends on nothing but its arguments: no clock, no
 * device, no chance; a state that was stored and read again goes on as it would have.
 *
 * Every play command must be answered by an audio event: started, then ended or failed. Time is that of the events.
 */
export function step(
  plan: WalkPlan,
  state: WalkState,
  event: WalkEvent,
  rules: WalkRules = RULES,
): WalkStep {
  const now = Math.max(state.now, event.t);
  const turn: Turn = { plan: preparePlan(plan), rules, now, commands: [] };
  const changed = handle(turn, { ...state, now }, event);
  return { state: playWaiting(turn, changed), commands: turn.commands };
}

function handle(turn: Turn, state: WalkState, event: WalkEvent): WalkState {
  switch (event.type) {
    case 'fix':
      return handleFix(turn, state, event);
    case 'audio':
      return handleAudio(turn, state, event);
    case 'user':
      return handleUser(turn, state, event);
    case 'visible':
      return { ...state, isVisible: event.isVisible };
    case 'permission':
      return { ...state, permission: event.what };
    case 'tick':
      return state;
  }
}

function handleFix(turn: Turn, state: WalkState, fix: Fix): WalkState {
  if (state.phase !== 'walking' || turn.plan.plan.mode === 'off') return state;
  const gap = fix.t - (state.position?.t ?? fix.t);
  const filtered = filterFix(turn, state, fix);
  if (!filtered.isUsed) return filtered.state;
  const awaited = { ...filtered.state, fixAwaitedSince: turn.now };
  const tracked = trackPath(turn, followTrail(turn, awaited), gap);
  const begun = tracked.first === null ? { ...tracked, first: 0 } : tracked;
  return triggerStops(turn, updateZones(turn, begun));
}
