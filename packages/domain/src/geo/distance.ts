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
  // Rounding may give a value just over 1 for antipodes, where asin is NaN.
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

export function pathLengthMetres(points: readonly Point[]): number {
  let metres = 0;
  let previous: Point | undefined;
  for (const point of points) {
    if (previous !== undefined) metres += distanceMetres(previous, point);
    previous = point;
  }
  return metres;
}

/** Kept between a number and its unit, so that a line never breaks there. */
const NO_BREAK = '\u00a0';

/** Examples: '350 m', '1.2 km', with a no-break space; from 100 km on whole kilometres. */
export function formatDistance(metres: number): string {
  const whole = Math.round(metres);
  if (whole < 1000) return `${whole}${NO_BREAK}m`;
  const kilometres = metres / 1000;
  return kilometres < 99.95
    ? `${kilometres.toFixed(1)}${NO_BREAK}km`
    : `${Math.round(kilometres)}${NO_BREAK}km`;
}

/** Beyond this, nobody walks there today, so the distance isn't useful. */
const MAX_CARD_METRES = 100_000;

/** How far away something is, '350 m away' on a card, kept on one line; null where none is shown. */
export function cardDistance(metres: number): string | null {
  return metres > MAX_CARD_METRES ? null : `${formatDistance(metres)}${NO_BREAK}away`;
}

/** Beyond this, one map can't usefully show both the visitor and the guide. */
const FAR_METRES = 3_000;

/**
 * The distance in metres from a visitor to the nearest of some points, if that is too far for one map; null if they are
 * near one of them, or if there are none.
 */
export function farAwayMetres(visitor: Point, points: readonly Point[]): number | null {
  let nearest = Infinity;
  for (const point of points) nearest = Math.min(nearest, distanceMetres(visitor, point));
  return nearest > FAR_METRES && nearest < Infinity ? nearest : null;
}

/** Example: 'You’re 8 km away'. */
export function farAwayText(metres: number): string {
  return metres > MAX_CARD_METRES
    ? `You’re over ${MAX_CARD_METRES / 1000}${NO_BREAK}km away`
    : `You’re ${Math.round(metres / 1000)}${NO_BREAK}km away`;
}

/** Nearest first; items without a position come last. The sort is stable. */
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

/** Infinity minus Infinity is NaN. */
function byMetres(a: Measured, b: Measured): number {
  return a.metres === b.metres ? 0 : a.metres - b.metres;
}

/** Lists are sorted again after this much movement. */
const NEW_ORIGIN_METRES = 500;

/**
 * The origin for sorting by distance: the first known position, until the visitor has moved far enough. A list that is
 * sorted again with every step can't be read.
 */
export function sortOrigin(origin: Point | null, visitor: Point | null): Point | null {
  if (origin === null || visitor === null) return visitor;
  return distanceMetres(origin, visitor) > NEW_ORIGIN_METRES ? visitor : origin;
}
