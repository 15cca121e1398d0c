import type { Shape } from './shapes-text.ts';

/**
 * Two boundaries that share the straight line between two corners of the one; null for neighbouring corners, which
 * share a side already.
 */
export function splitBoundary(
  boundary: Shape,
  corner: number,
  otherCorner: number,
): readonly [Shape, Shape] | null {
  const { points } = boundary;
  const [from, to] = [Math.min(corner, otherCorner), Math.max(corner, otherCorner)];
  const near = points.slice(from, to + 1);
  const far = [...points.slice(to), ...points.slice(0, from + 1)];
  if (near.length < 3 || far.length < 3) return null;
  return [
    { ...boundary, points: near },
    { ...boundary, points: far },
  ];
}
