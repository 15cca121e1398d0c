import type { Point } from '@laneway/domain/geo/point';

/** A line or an area of a file. The points of an area don't repeat the first one at the end. */
export type NamedLine = {
  readonly name: string;
  readonly points: readonly Point[];
  /** A safe colour; null if the file names none. */
  readonly colour: string | null;
};

export type Waypoint = {
  readonly title: string;
  readonly description: string;
  readonly point: Point;
};

/** The geography of a file, whatever its format. */
export type Geography = {
  readonly paths: readonly NamedLine[];
  readonly boundaries: readonly NamedLine[];
  readonly waypoints: readonly Waypoint[];
  /** Holes in boundaries, which a guide's boundary can't have. */
  readonly holes: number;
};
