import { METRES_PER_DEGREE } from '../../geo/distance.ts';
import type { Point } from '../../geo/point.ts';

/** A position in metres east and north of a frame's origin. */
export type Spot = { readonly x: number; readonly y: number };

/** A flat map around a point, in metres: exact enough for a walk, and cheap. */
export type LocalFrame = {
  readonly origin: Point;
  readonly toSpot: (point: Point) => Spot;
  readonly toPoint: (spot: Spot) => Point;
};

export function localFrame(origin: Point): LocalFrame {
  const perLng = METRES_PER_DEGREE * Math.max(1e-6, Math.cos((origin.lat * Math.PI) / 180));
  return {
    origin,
    toSpot: ({ lat, lng }) => ({
      x: shortestAngle(lng - origin.lng) * perLng,
      y: (lat - origin.lat) * METRES_PER_DEGREE,
    }),
    toPoint: ({ x, y }) => ({
      lat: origin.lat + y / METRES_PER_DEGREE,
      lng: shortestAngle(origin.lng + x / perLng),
    }),
  };
}

export function metresBetween(a: Spot, b: Spot): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

/** Degrees from north, 0 to 360. */
export function bearingBetween(from: Spot, to: Spot): number {
  return (Math.atan2(to.x - from.x, to.y - from.y) * (180 / Math.PI) + 360) % 360;
}

/** The difference between two bearings, 0 to 180. */
export function angleBetween(a: number, b: number): number {
  return Math.abs(shortestAngle(a - b));
}

/** A difference of degrees, the shorter way round. */
function shortestAngle(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
