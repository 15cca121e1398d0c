import type { Point } from './point.ts';
import type { Shape } from './shapes-text.ts';

/** The shape with one of its points somewhere else. */
export function moveVertex(shape: Shape, index: number, point: Point): Shape {
  return { ...shape, points: shape.points.with(index, point) };
}
