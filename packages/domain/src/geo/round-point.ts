import type { Point } from './point.ts';

/** Six decimals of a degree are about 10 cm, which is finer than any tap. */
const STEPS_PER_DEGREE = 1_000_000;

/** Rounds a point to the precision of a tap on a map. */
export function roundPoint({ lat, lng }: Point): Point {
  return { lat: roundDegrees(lat), lng: roundDegrees(lng) };
}

function roundDegrees(degrees: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE + 0;
}
