import type { Point } from '../geo/point.ts';

/** One report of a device about where it is. */
export type Fix = {
  readonly point: Point;
  /** The true position is within this distance with 95 % certainty. */
  readonly accuracyMetres: number;
  /** In milliseconds since 1970. */
  readonly at: number;
};
