import { distanceMetres } from './distance.ts';
import type { Point } from './point.ts';

/** The part of a path between its closest points to two others, in either direction. */
export function pathBetween(path: readonly Point[], from: Point, to: Point): readonly Point[] {
  const start = nearestAt(path, from);
  const end = nearestAt(path, to);
  return path.slice(Math.min(start, end), Math.max(start, end) + 1);
}

function nearestAt(path: readonly Point[], target: Point): number {
  let nearest = 0;
  let least = Infinity;
  for (const [at, point] of path.entries()) {
    const metres = distanceMetres(point, target);
    if (metres >= least) continue;
    nearest = at;
    least = metres;
  }
  return nearest;
}
