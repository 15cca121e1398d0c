import { distanceMetres } from '../../geo/distance.ts';
import type { WalkPlan, WalkStop } from '../plan/walk-plan.ts';

/** Two stops that both start automatically and may interfere with each other. */
export type Neighbours = {
  readonly stop: WalkStop;
  readonly next: WalkStop;
  readonly metres: number;
};

/**
 * The pairs of stops whose audio may interfere: consecutive stops of an ordered walk, every pair of a free one. The
 * distance is along the path if both stops are on it, because a path may pass the same street twice; otherwise straight.
 */
export function neighboursOf(plan: WalkPlan): readonly Neighbours[] {
  const stops = plan.stops.filter(startsByItself);
  return stops.flatMap((stop, at) => {
    const others = plan.mode === 'ordered' ? stops.slice(at + 1, at + 2) : stops.slice(at + 1);
    return others.map((next) => ({ stop, next, metres: metresBetween(stop, next) }));
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
