import { boundsOfPoints, centreOf } from '../../geo/bounds.ts';
import { distanceMetres } from '../../geo/distance.ts';
import type { Point } from '../../geo/point.ts';
import { roundPoint } from '../../geo/round-point.ts';
import { parseShapes } from '../../geo/shapes-text.ts';
import { simplifyRing } from '../../geo/simplify.ts';
import { RULES } from '../engine/rules.ts';
import type { TriggerZone } from '../plan/trigger.ts';
import { TRIGGER_LIMITS } from '../plan/trigger.ts';
import type { WalkPlan, WalkStop } from '../plan/walk-plan.ts';
import { circleCorners, corridorOf, lengthOfPath, lineAlong, metresAlong } from './zone-outline.ts';

export type ZoneKind = TriggerZone['kind'];

/** Enough corners to resemble a circle, and few enough to move by hand. */
const CORNERS_OF_A_CIRCLE = 8;
const CORNERS_OF_A_STRETCH = 12;

/** A shorter stretch could be passed between two fixes. */
export const MIN_STRETCH = 10;

/**
 * The zone of a stop converted to another kind, about as large and in the same place; null for a stretch without a
 * path.
 */
export function zoneAs(kind: ZoneKind, stop: WalkStop, plan: WalkPlan): TriggerZone | null {
  if (stop.zone.kind === kind) return stop.zone;
  const { centre, radius } = circleAround(stop.zone, plan.path);
  switch (kind) {
    case 'circle':
      return { kind, centre: roundPoint(centre), radius: withinRadius(radius) };
    case 'polygon':
      return { kind, corners: cornersOf(stop.zone, plan) };
    case 'stretch': {
      if (plan.path === null) return null;
      const along = stop.along ?? metresAlong(plan.path, centre);
      return stretchBetween(plan, along - radius, along + radius);
    }
  }
}

/** The nearest radius that a zone may have, in whole metres. */
export function withinRadius(metres: number): number {
  const { min, max } = TRIGGER_LIMITS.radius;
  return Math.round(Math.min(max, Math.max(min, metres)));
}

/** A stretch between two distances along the path, within the path and not too short. Whole metres. */
export function stretchBetween(plan: WalkPlan, from: number, to: number): TriggerZone {
  const length = Math.floor(lengthOfPath(plan.path ?? []));
  const start = Math.round(Math.min(Math.max(0, from), Math.max(0, length - MIN_STRETCH)));
  return {
    kind: 'stretch',
    from: start,
    to: Math.max(start + MIN_STRETCH, Math.round(Math.min(to, length))),
  };
}

/** The zone with the shape of a place's boundary; null if it can't be parsed or has too few corners. */
export function zoneOfBoundary(boundary: string | null): TriggerZone | null {
  const [shape] = parseShapes('boundary', boundary);
  if (shape === undefined) return null;
  const { min, max } = TRIGGER_LIMITS.corners;
  const corners = simplifyRing(shape.points, max).points.map(roundPoint);
  return corners.length < min ? null : { kind: 'polygon', corners };
}

/** The middle of a zone, for its handle and its direction. */
export function centreOfZone(zone: TriggerZone, plan: WalkPlan): Point {
  return circleAround(zone, plan.path).centre;
}

function circleAround(
  zone: TriggerZone,
  path: WalkPlan['path'],
): { readonly centre: Point; readonly radius: number } {
  switch (zone.kind) {
    case 'circle':
      return zone;
    case 'polygon': {
      const centre = centreOf(boundsOfPoints(zone.corners) ?? NOWHERE);
      const metres = zone.corners.map((corner) => distanceMetres(centre, corner));
      return { centre, radius: metres.reduce((sum, each) => sum + each, 0) / metres.length };
    }
    case 'stretch': {
      const middle = (zone.from + zone.to) / 2;
      const [centre = { lat: 0, lng: 0 }] = lineAlong(path ?? [], middle, middle);
      return { centre, radius: (zone.to - zone.from) / 2 };
    }
  }
}

const NOWHERE = { south: 0, west: 0, north: 0, east: 0 };

/** A circle becomes a polygon; a stretch becomes the area on both sides of the path in which it plays. */
function cornersOf(zone: TriggerZone, { path }: WalkPlan): readonly Point[] {
  if (zone.kind !== 'stretch') {
    const { centre, radius } = circleAround(zone, path);
    return circleCorners(centre, radius, CORNERS_OF_A_CIRCLE).map(roundPoint);
  }
  const ground = corridorOf(lineAlong(path ?? [], zone.from, zone.to), RULES.stretchReach);
  return simplifyRing(ground, CORNERS_OF_A_STRETCH).points.map(roundPoint);
}
