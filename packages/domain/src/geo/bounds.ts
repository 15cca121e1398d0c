import type { Point } from './point.ts';
import type { Shape } from './shapes-text.ts';

/**
 * The bounding box of something on the map. It is flat, like the map library's and the database's boxes: what crosses
 * the 180th meridian gets a box around the world.
 */
export type Bounds = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** The smallest box that holds all points; null for none. */
export function boundsOfPoints(points: Iterable<Point>): Bounds | null {
  let south = Infinity;
  let west = Infinity;
  let north = -Infinity;
  let east = -Infinity;
  for (const { lat, lng } of points) {
    south = Math.min(south, lat);
    west = Math.min(west, lng);
    north = Math.max(north, lat);
    east = Math.max(east, lng);
  }
  return south === Infinity ? null : { south, west, north, east };
}

/** The smallest box that holds all points of all shapes; null for none. */
export function boundsOfShapes(shapes: readonly Shape[]): Bounds | null {
  return unionBounds(shapes.map((shape) => boundsOfPoints(shape.points)));
}

/** The smallest box that holds all given boxes; absent ones add nothing. */
export function unionBounds(boxes: readonly (Bounds | null)[]): Bounds | null {
  return boundsOfPoints(
    boxes.flatMap((box) =>
      box === null
        ? []
        : [
            { lat: box.south, lng: box.west },
            { lat: box.north, lng: box.east },
          ],
    ),
  );
}

/** The point of a box that is nearest to another point, which may be inside. */
export function nearestInBounds({ south, west, north, east }: Bounds, { lat, lng }: Point): Point {
  return {
    lat: Math.min(Math.max(lat, south), north),
    lng: Math.min(Math.max(lng, west), east),
  };
}

/** The grid of coarse bounds: 3 decimals of a degree are about 100 metres. */
export const COARSE_STEPS_PER_DEGREE = 1_000;
/** Far finer than any position, and coarse enough that 144.965 × 1000 counts as a whole number. */
const STEP_TOLERANCE = 1e-6;

/**
 * The box for people without access to the places of a guide: rounded outwards, because the corners of the exact box
 * are positions of places.
 */
export function coarseBounds({ south, west, north, east }: Bounds): Bounds {
  const down = (degrees: number) =>
    Math.floor(degrees * COARSE_STEPS_PER_DEGREE + STEP_TOLERANCE) / COARSE_STEPS_PER_DEGREE;
  const up = (degrees: number) =>
    Math.ceil(degrees * COARSE_STEPS_PER_DEGREE - STEP_TOLERANCE) / COARSE_STEPS_PER_DEGREE;
  return { south: down(south), west: down(west), north: up(north), east: up(east) };
}

export function centreOf(bounds: Bounds): Point {
  return { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 };
}

/** The longer side of the box, in degrees. */
export function extentOf(bounds: Bounds): number {
  return Math.max(bounds.north - bounds.south, bounds.east - bounds.west);
}
