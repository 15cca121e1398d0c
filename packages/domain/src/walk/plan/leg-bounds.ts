import { type Bounds, boundsOfPoints, nearestInBounds } from '../../geo/bounds.ts';
import { distanceMetres } from '../../geo/distance.ts';
import type { Point } from '../../geo/point.ts';
import type { WalkPlan, WalkStop } from './walk-plan.ts';

/**
 * The bounds of the path between two stops. Without a first stop, those of the second; null without the second. They
 * show a part of the walk without telling where the walker is.
 */
export function legBounds(
  { stops, path }: WalkPlan,
  fromId: number | null,
  toId: number | null,
): Bounds | null {
  const to = stops.find(({ id }) => id === toId);
  if (to === undefined) return null;
  const from = stops.find(({ id }) => id === fromId);
  const markers = from === undefined ? [to.marker] : [from.marker, to.marker];
  return boundsOfPoints([...markers, ...cornersBetween(path ?? [], from?.along, to.along)]);
}

function cornersBetween(
  path: readonly Point[],
  from: WalkStop['along'] | undefined,
  to: WalkStop['along'],
): readonly Point[] {
  if (from === undefined || from === null || to === null) return [];
  const [start, end] = [Math.min(from, to), Math.max(from, to)];
  let along = 0;
  return path.filter((point, index) => {
    const before = path[index - 1];
    if (before !== undefined) along += distanceMetres(before, point);
    return along > start && along < end;
  });
}

/** Metres from a point to a box; 0 inside. */
export function metresFromBounds(point: Point, box: Bounds): number {
  return distanceMetres(point, nearestInBounds(box, point));
}
