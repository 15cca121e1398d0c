import { SHAPE_KINDS, type Shape, type ShapeKind } from './shapes-text.ts';

/** The shape without one of its points; null when what is left is too little to draw. */
export function removeVertex(kind: ShapeKind, shape: Shape, index: number): Shape | null {
  const points = shape.points.toSpliced(index, 1);
  return points.length < SHAPE_KINDS[kind].leastPoints ? null : { ...shape, points };
}
