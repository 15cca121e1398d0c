import type { Point } from '@laneway/domain/geo/point';
import { RULES } from '@laneway/domain/walk/rules';
import type { TriggerZone } from '@laneway/domain/walk/trigger';
import type { WalkPlan } from '@laneway/domain/walk/walk-plan';
import { circleCorners, corridorOf, lineAlong } from '@laneway/domain/walk/zone-outline';

/** North, east, south and west reach as far as the circle does. */
const CIRCLE_POINTS = 4;

/** Points that a zone reaches to, and never beyond. */
export function groundPoints(zone: TriggerZone, { path }: WalkPlan): readonly Point[] {
  switch (zone.kind) {
    case 'circle':
      return circleCorners(zone.centre, zone.radius, CIRCLE_POINTS);
    case 'polygon':
      return zone.corners;
    case 'stretch':
      return corridorOf(lineAlong(path ?? [], zone.from, zone.to), RULES.stretchReach);
  }
}
