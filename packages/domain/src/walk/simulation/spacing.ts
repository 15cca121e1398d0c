import { distanceMetres } from '../../geo/distance.ts';
import type { WalkPlan, WalkStop } from '../plan/walk-plan.ts';

/** Two stops that both start by themselves and come one after the other. */
export type Neighbours = {
  readonly stop: WalkStop;
  readonly next: WalkStop;
  readonly metres: number;
};

/**
 * Stops with audio of their own that may get in each other's way, and how far apart they are: in order those that follow
 * each other, measured along the path, because a path that comes by a second time is another matter; else every two.
 */
export function neighboursOf(plan: WalkPlan): readonly Neighbours[] {
  const stops = plan.stops.filter(startsByItself);
  return stops.flatMap((stop, at) => {
    const rivals = plan.mode === 'ordered' ? stops.slice(at + 1, at + 2) : stops.slice(at + 1);
    return rivals.map((next) => ({ stop, next, metres: metresBetween(stop, next) }));
  });
}

/** Whether walkers hear a stop without doing anything. Sounds of an area make way for all others. */
export function startsByItself({ hasAudio, start, kind }: WalkStop): boolean {
  return hasAudio && start === 'auto' && kind !== 'ambient';
}

function metresBetween(one: WalkStop, other: WalkStop): number {
  return one.along === null || other.along === null
    ? distanceMetres(one.marker, other.marker)
    : Math.abs(other.along - one.along);
}
