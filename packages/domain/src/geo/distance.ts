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
