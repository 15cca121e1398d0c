import type { Point } from './point.ts';

/** Mean radius of the earth (IUGG). */
const EARTH_RADIUS_METRES = 6_371_008.8;

const RADIANS_PER_DEGREE = Math.PI / 180;

/** Along a meridian. */
export const METRES_PER_DEGREE = EARTH_RADIUS_METRES * RADIANS_PER_DEGREE;

/** Metres along the great circle between two points (haversine: exact enough at walking scale). */
export function distanceMetres(from: Point, to: Point): number {
  const halfLat = ((to.lat - from.lat) * RADIANS_PER_DEGREE) / 2;
  const halfLng = ((to.lng - from.lng) * RADIANS_PER_DEGREE) / 2;
  const cosines = Math.cos(from.lat * RADIANS_PER_DEGREE) * Math.cos(to.lat * RADIANS_PER_DEGREE);
  const chord = Math.sin(halfLat) ** 2 + cosines * Math.sin(halfLng) ** 2;
  // Rounding may lift the chord of antipodes just over 1, where asin has no value.
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Metres walked along the points in their order. */
export function pathLengthMetres(points: readonly Point[]): number {
  let metres = 0;
  let previous: Point | undefined;
  for (const point of points) {
    if (previous !== undefined) metres += distanceMetres(previous, point);
    previous = point;
  }
  return metres;
}

/** What a walker reads: '350 m', '1.2 km', and from 100 km on whole kilometres. */
export function formatDistance(metres: number): string {
  const whole = Math.round(metres);
  if (whole < 1000) return `${whole} m`;
  const kilometres = metres / 1000;
  return kilometres < 99.95 ? `${kilometres.toFixed(1)} km` : `${Math.round(kilometres)} km`;
}

/** Farther away, nobody walks there today, and the number of kilometres tells nothing. */
const MAX_CARD_METRES = 100_000;

/** How far away something is, as its card says it; null where a card says nothing of it. */
export function cardDistance(metres: number): string | null {
  return metres > MAX_CARD_METRES ? null : formatDistance(metres);
}

/** From here on, a map that shows a visitor no longer shows what they came to see. */
const FAR_METRES = 3_000;

/**
 * How far a visitor is from the nearest of some points, in metres, if that is too far for one map; null if they are
 * near one of them, or if there are none.
 */
export function farAwayMetres(visitor: Point, points: readonly Point[]): number | null {
  let nearest = Infinity;
  for (const point of points) nearest = Math.min(nearest, distanceMetres(visitor, point));
  return nearest > FAR_METRES && nearest < Infinity ? nearest : null;
}

/** How far away a visitor is, in whole kilometres: 'You’re 8 km away'. */
export function farAwayText(metres: number): string {
  return metres > MAX_CARD_METRES
    ? `You’re over ${MAX_CARD_METRES / 1000} km away`
    : `You’re ${Math.round(metres / 1000)} km away`;
}

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
