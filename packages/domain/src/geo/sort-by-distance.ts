import { distanceMetres } from './distance.ts';
import type { Point } from './point.ts';

/** Nearest first; what is nowhere comes last. Equally near ones keep their order. */
export function sortByDistance<Item>(
  items: readonly Item[],
  pointOf: (item: Item) => Point | null,
  from: Point,
): readonly Item[] {
  const measured = items.map((item) => {
    const point = pointOf(item);
    return { item, metres: point === null ? Infinity : distanceMetres(from, point) };
  });
  return measured.toSorted(byMetres).map(({ item }) => item);
}

type Measured = { readonly metres: number };

/** Infinity minus itself is no number. */
function byMetres(a: Measured, b: Measured): number {
  return a.metres === b.metres ? 0 : a.metres - b.metres;
}

/** So far someone walks before what is near them is another thing. */
const NEW_ORIGIN_METRES = 500;

/**
 * The point that distances are sorted from: the first known position, until someone is well away from it. A list that
 * is sorted again with every step can't be read.
 */
export function sortOrigin(origin: Point | null, visitor: Point | null): Point | null {
  if (origin === null || visitor === null) return visitor;
  return distanceMetres(origin, visitor) > NEW_ORIGIN_METRES ? visitor : origin;
}
