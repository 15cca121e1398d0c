import type { Point } from '../geo/point.ts';

/** One position reported by a device. */
export type Fix = {
  readonly point: Point;
  /** The true position is within this distance with 95 % certainty. */
  readonly accuracyMetres: number;
  /** In milliseconds since 1970. */
  readonly at: number;
};
