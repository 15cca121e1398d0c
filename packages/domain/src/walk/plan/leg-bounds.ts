import { type Bounds, boundsOfPoints } from '../../geo/bounds.ts';
import { distanceMetres } from '../../geo/distance.ts';
import type { Point } from '../../geo/point.ts';
import type { WalkPlan, WalkStop } from './walk-plan.ts';

/**
 * The part of a walk that leads from one stop to another, with the path between them: what a map shows at a scale for
 * walking without telling where the walker is. Without the first stop it is the other one alone; null without that.
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
export function metresFromBounds({ lat, lng }: Point, box: Bounds): number {
  const nearest = {
    lat: Math.min(Math.max(lat, box.south), box.north),
    lng: Math.min(Math.max(lng, box.west), box.east),
  };
  return distanceMetres({ lat, lng }, nearest);
}
