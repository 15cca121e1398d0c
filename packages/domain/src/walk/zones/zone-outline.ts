import type { Point } from '../../geo/point.ts';
import { RULES } from '../engine/rules.ts';
import { bearingBetween, type LocalFrame, localFrame, type Spot } from '../plan/local-frame.ts';
import { measurePath, NOTHING_EXPECTED, projectOnto, spotAlong } from '../plan/measured-path.ts';
import type { TriggerZone } from '../plan/trigger.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';

/** A shorter distance would follow every corner of the drawing. */
const COURSE_METRES = RULES.courseMetres;

/** The part of a path between two distances along it. */
export function lineAlong(path: readonly Point[], from: number, to: number): readonly Point[] {
  const [origin] = path;
  if (origin === undefined) return [];
  const frame = localFrame(origin);
  const measured = measurePath(frame, path);
  const between = path.filter((_, at) => {
    const along = measured.alongs[at] ?? 0;
    return along > from && along < to;
  });
  const ends = [from, to].map((along) => frame.toPoint(spotAlong(measured, along)));
  return [...ends.slice(0, 1), ...between, ...ends.slice(1)];
}

export function lengthOfPath(path: readonly Point[]): number {
  const [origin] = path;
  return origin === undefined ? 0 : measurePath(localFrame(origin), path).length;
}

/** The distance along a path of its nearest point to this one; of several equally near, the first within `part`. */
export function metresAlong(
  path: readonly Point[],
  point: Point,
  part: { readonly from: number; readonly to: number } = { from: 0, to: Infinity },
): number {
  const [origin] = path;
  if (origin === undefined) return 0;
  const frame = localFrame(origin);
  const measured = measurePath(frame, path);
  return projectOnto(measured, frame.toSpot(point), part, NOTHING_EXPECTED)?.along ?? 0;
}

/** The direction of a path at a distance along it, in degrees from north. */
export function bearingAlong(path: readonly Point[], along: number): number {
  const [origin] = path;
  if (origin === undefined) return 0;
  const measured = measurePath(localFrame(origin), path);
  const from = Math.min(along, measured.length - COURSE_METRES);
  return bearingBetween(spotAlong(measured, from), spotAlong(measured, from + COURSE_METRES));
}

/** The area within `reach` metres of a line, without round ends. It may intersect itself where the line does. */
export function corridorOf(line: readonly Point[], reach: number): readonly Point[] {
  const [origin] = line;
  if (origin === undefined || line.length < 2) return [];
  const frame = localFrame(origin);
  const spots = line.map(frame.toSpot);
  const beside = (side: number) =>
    spots.flatMap((spot, at) => cornersBeside(spots[at - 1], spot, spots[at + 1], side * reach));
  return [...beside(1), ...beside(-1).toReversed()].map(frame.toPoint);
}

/** The points of a circle's edge, clockwise from north. */
export function circleCorners(centre: Point, radius: number, count: number): readonly Point[] {
  const frame = localFrame(centre);
  return Array.from({ length: count }, (_, at) => atBearing(frame, (at * 360) / count, radius));
}

/** The corners of a zone's area; for a circle, this many points of its edge. A stretch is the area beside the path. */
export function zoneCorners(
  zone: TriggerZone,
  { path }: Pick<WalkPlan, 'path'>,
  circlePoints: number,
): readonly Point[] {
  switch (zone.kind) {
    case 'circle':
      return circleCorners(zone.centre, zone.radius, circlePoints);
    case 'polygon':
      return zone.corners;
    case 'stretch':
      return corridorOf(lineAlong(path ?? [], zone.from, zone.to), RULES.stretchReach);
  }
}

/** The wedge in the direction in which walkers continue from here. */
export function directionWedge(
  centre: Point,
  { bearing, tolerance }: { readonly bearing: number; readonly tolerance: number },
  radius: number,
): readonly Point[] {
  const frame = localFrame(centre);
  const steps = Math.max(2, Math.ceil(tolerance / 7.5));
  const edge = Array.from({ length: 2 * steps + 1 }, (_, at) =>
    atBearing(frame, bearing + tolerance * (at / steps - 1), radius),
  );
  return tolerance >= 180 ? edge : [centre, ...edge];
}

function atBearing(frame: LocalFrame, bearing: number, metres: number): Point {
  const radians = (bearing * Math.PI) / 180;
  return frame.toPoint({ x: metres * Math.sin(radians), y: metres * Math.cos(radians) });
}

/** A corner goes around a bend on one side and folds over itself on the other, which doesn't matter for filling. */
function cornersBeside(
  before: Spot | undefined,
  spot: Spot,
  after: Spot | undefined,
  offset: number,
): readonly Spot[] {
  const sides = [before && ([before, spot] as const), after && ([spot, after] as const)];
  return sides.flatMap((side) => {
    if (side === undefined) return [];
    const [from, to] = side;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const length = Math.hypot(dx, dy);
    if (length === 0) return [];
    return [{ x: spot.x + (offset * dy) / length, y: spot.y - (offset * dx) / length }];
  });
}
