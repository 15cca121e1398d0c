import type { Point } from './point.ts';
import type { Shape, ShapeKind } from './shapes-text.ts';

/** A straight part of a shape: where it starts in the list of points, and its two ends. */
export type Side = { readonly after: number; readonly from: Point; readonly to: Point };

/** The sides of a path, or of a boundary, whose last point is joined to its first. */
export function sidesOf(kind: ShapeKind, { points }: Shape): readonly Side[] {
  return points.flatMap((from, after) => {
    const to = points[after + 1] ?? (kind === 'boundary' ? points[0] : undefined);
    return to === undefined ? [] : [{ after, from, to }];
  });
}

/** Halfway along a side, as the flat map shows it. */
export function middleOf({ from, to }: Side): Point {
  return { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
}
