import type { Point } from './point.ts';
import type { Shape } from './shapes-text.ts';

/** The shape with a new point right after the given one. */
export function insertVertex(shape: Shape, after: number, point: Point): Shape {
  return { ...shape, points: shape.points.toSpliced(after + 1, 0, point) };
}
