import type { WalkPlan } from '../plan/walk-plan.ts';
import { type StopState, startState, WALK_STATE_VERSION, type WalkState } from './walk-state.ts';

/**
 * Resumes a stored walk after the app was closed or the guide changed: the stops that were heard are restored, the
 * position is forgotten, and what was playing may start again. It is paused until the walker resumes it. A walk of
 * another guide or version is discarded.
 */
export function resumeState(plan: WalkPlan, stored: WalkState): WalkState {
  const fresh = startState(plan);
  if (stored.v !== WALK_STATE_VERSION || stored.guideId !== plan.guideId) return fresh;
  const byId = new Map(stored.stops.map((stop) => [stop.id, stop]));
  const { phase, now, isFirstChosen, isFinished } = stored;
  return {
    ...fresh,
    phase: phase === 'walking' ? 'paused' : phase,
    now,
    stops: fresh.stops.map((stop) => resumeStop(byId.get(stop.id) ?? stop)),
    first: indexIn(plan, stored, stored.first),
    last: indexIn(plan, stored, stored.last),
    isFirstChosen,
    isFinished,
  };
}

function resumeStop(stop: StopState): StopState {
  const phase = stop.phase === 'playing' ? 'ahead' : stop.phase;
  const spentAt = phase === 'ahead' ? null : stop.spentAt;
  return { ...stop, phase, spentAt, isPrefetched: false };
}

/** The plan's index of a stop of the stored walk, or of the nearest one before it that still exists. */
function indexIn(plan: WalkPlan, { stops }: WalkState, index: number | null): number | null {
  if (index === null) return null;
  const indexes = new Map(plan.stops.map(({ id }, at) => [id, at]));
  const known = stops.slice(0, index + 1).flatMap(({ id }) => indexes.get(id) ?? []);
  return known.at(-1) ?? null;
}

/** The browser's permission for the location, read before anything asks for it. */
export type KnownPermission = 'granted' | 'prompt' | 'denied';

/**
 * How a walk goes on after one tap; 'ask' if the walker has to choose first. Someone who was followed before has agreed
 * to it, even if their browser asks again each time. Someone who walked with the list goes on with it.
 */
export function howToResume(
  permission: KnownPermission,
  wasFollowed: boolean,
): 'followed' | 'by list' | 'ask' {
  if (permission === 'denied') return wasFollowed ? 'ask' : 'by list';
  return permission === 'granted' || wasFollowed ? 'followed' : 'by list';
}
