import { formatDistance, pathLengthMetres } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import type { ShapeKind } from '@laneway/domain/geo/shapes-text';
import type { Subject } from '../geometry.ts';

/** The word for the pin: a guide's is its start. */
export const PIN_NAMES = { guide: 'Start', place: 'Pin' } as const satisfies Record<
  Subject,
  string
>;

export const SHAPE_NAMES = { path: 'Path', boundary: 'Boundary' } as const satisfies Record<
  ShapeKind,
  string
>;

export function countPoints(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

/** “Path finished, 3 points, 240 m”. */
export function finishedLine(kind: ShapeKind, points: readonly Point[]): string {
  const parts = [`${SHAPE_NAMES[kind]} finished`, countPoints(points.length)];
  if (kind === 'path') parts.push(formatDistance(pathLengthMetres(points)));
  return parts.join(', ');
}

/** The reason why a shape with invalid text can't be edited on the map. */
export function unreadable(kind: ShapeKind): string {
  return `Fix the ${kind} text first. We can’t read it.`;
}
