import { distanceMetres } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';

/** The nearest item to a point; null if there are none. */
export function nearestOf<Thing extends { readonly point: Point }>(
  things: readonly Thing[],
  to: Point,
): Thing | null {
  const metres = things.map(({ point }) => distanceMetres(point, to));
  return things[metres.indexOf(Math.min(...metres))] ?? null;
}
