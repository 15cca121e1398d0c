import type { Shape } from './shapes-text.ts';

/** Two paths that meet where the one was cut; null at its ends, where there is nothing to cut. */
export function splitPath(path: Shape, at: number): readonly [Shape, Shape] | null {
  if (at <= 0 || at >= path.points.length - 1) return null;
  return [
    { ...path, points: path.points.slice(0, at + 1) },
    { ...path, points: path.points.slice(at) },
  ];
}
