import { distanceMetres } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';

/** What is nearest to a point; null if there is nothing. */
export function nearestOf<Thing extends { readonly point: Point }>(
  things: readonly Thing[],
  to: Point,
): Thing | null {
  const metres = things.map(({ point }) => distanceMetres(point, to));
  return things[metres.indexOf(Math.min(...metres))] ?? null;
}
