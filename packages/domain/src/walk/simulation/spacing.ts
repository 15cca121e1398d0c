import { distanceMetres } from '../../geo/distance.ts';
import type { WalkPlan, WalkStop } from '../plan/walk-plan.ts';

/** Two consecutive stops that both start automatically. */
export type Neighbours = {
  readonly stop: WalkStop;
  readonly next: WalkStop;
  readonly metres: number;
};

/**
 * Stops with audio that may interfere with each other, and the distance between them: in order, consecutive ones,
 * measured along the path, because a second pass of the same street is a different one; otherwise every pair.
 */
export function neighboursOf(plan: WalkPlan): readonly Neighbours[] {
  const stops = plan.stops.filter(startsByItself);
  return stops.flatMap((stop, at) => {
    const rivals = plan.mode === 'ordered' ? stops.slice(at + 1, at + 2) : stops.slice(at + 1);
    return rivals.map((next) => ({ stop, next, metres: metresBetween(stop, next) }));
  });
}

/** True if walkers hear a stop without doing anything. Ambient sounds yield to all others. */
export function startsByItself({ hasAudio, start, kind }: WalkStop): boolean {
  return hasAudio && start === 'auto' && kind !== 'ambient';
}

function metresBetween(one: WalkStop, other: WalkStop): number {
  return one.along === null || other.along === null
    ? distanceMetres(one.marker, other.marker)
    : Math.abs(other.along - one.along);
}
