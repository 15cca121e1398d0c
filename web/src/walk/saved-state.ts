import { resumeState } from '@laneway/domain/walk/engine/resume-state';
import { RULES } from '@laneway/domain/walk/engine/rules';
import { type StopPhase, startState, type WalkState } from '@laneway/domain/walk/engine/walk-state';
import { walkView } from '@laneway/domain/walk/engine/walk-view';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { SavedPhase, SavedWalk } from './walk-store.ts';

/** Null for a finished walk and for one that hasn't reached any stop: there is nothing to resume. */
export function savedWalkOf(state: WalkState): SavedWalk | null {
  const hasBegun = state.stops.some(({ phase, isOffered }) => phase !== 'ahead' || isOffered);
  if (!hasBegun || state.isFinished || state.phase === 'ended') return null;
  const { guideId, first, last, isFirstChosen } = state;
  const stops = state.stops.map(({ id, phase, heard, isVisited, isOffered }) => ({
    id,
    phase: savedPhase(phase, heard),
    heard,
    isVisited,
    isOffered,
  }));
  return { guideId, first, last, isFirstChosen, stops };
}

/** An interrupted stop is played again, from where listening stopped. */
function savedPhase(phase: StopPhase, heard: number): SavedPhase {
  if (phase !== 'playing') return phase;
  return heard >= RULES.heardShare ? 'played' : 'ahead';
}

/** The state to resume. Stops added to the guide since are ahead; removed ones are left out. */
export function restoredState(plan: WalkPlan, saved: SavedWalk | null): WalkState {
  const fresh = startState(plan);
  if (saved === null) return fresh;
  const stops = saved.stops.map((stop) => ({
    ...stop,
    // The time is long ago, so that played stops don't start again.
    spentAt: stop.phase === 'ahead' ? null : 0,
    isPrefetched: false,
  }));
  return resumeState(plan, { ...fresh, ...saved, stops, phase: 'paused' });
}

/**
 * The stop that a resumed walk goes on with, which its button names: the next one or, at the end, the first that is
 * left. In any order that depends on the position, and it is the first in the list until there is one.
 */
export function resumeStopId(plan: WalkPlan, saved: SavedWalk): number | null {
  const { nextStopId, leftStopIds } = walkView(plan, restoredState(plan, saved));
  return nextStopId ?? leftStopIds[0] ?? null;
}
