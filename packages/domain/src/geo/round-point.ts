import type { Point } from './point.ts';

/** Six decimals of a degree are about 10 cm: finer than any tap, and short enough to read. */
const STEPS_PER_DEGREE = 1_000_000;

/** A point as precise as a tap on a map can be. */
export function roundPoint({ lat, lng }: Point): Point {
  return { lat: roundDegrees(lat), lng: roundDegrees(lng) };
}

function roundDegrees(degrees: number): number {
  // Adding zero turns -0 into 0, which has one spelling.
  return Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE + 0;
}
