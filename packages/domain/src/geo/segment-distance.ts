import { METRES_PER_DEGREE } from './distance.ts';
import type { Point } from './point.ts';

const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * Measures metres from points to the line between two others. The map is taken as flat around the line's start, which
 * is exact enough between points of a walk, and cheap enough for hundreds of thousands of points.
 */
export function distanceToSegment(from: Point, to: Point): (point: Point) => number {
  const perLng = METRES_PER_DEGREE * Math.cos(from.lat * RADIANS_PER_DEGREE);
  const lineX = shortestTurn(to.lng - from.lng) * perLng;
  const lineY = (to.lat - from.lat) * METRES_PER_DEGREE;
  const squared = lineX * lineX + lineY * lineY;
  return ({ lat, lng }) => {
    const x = shortestTurn(lng - from.lng) * perLng;
    const y = (lat - from.lat) * METRES_PER_DEGREE;
    const along = squared === 0 ? 0 : (x * lineX + y * lineY) / squared;
    const share = Math.min(1, Math.max(0, along));
    return Math.sqrt((x - share * lineX) ** 2 + (y - share * lineY) ** 2);
  };
}

/** A difference of longitudes the short way round, across the 180th meridian where that is shorter. */
function shortestTurn(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
