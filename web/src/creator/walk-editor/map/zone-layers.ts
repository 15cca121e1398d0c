import type { Point } from '@laneway/domain/geo/point';
import { RULES } from '@laneway/domain/walk/engine/rules';
import type { TriggerZone } from '@laneway/domain/walk/plan/trigger';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import { corridorOf, lineAlong } from '@laneway/domain/walk/zones/zone-outline';
import type { LatLngTuple, Path, PathOptions } from 'leaflet';
import { Circle, Polygon, Polyline } from '../../../map/leaflet/shape-parts.ts';

/** The area of a zone. */
export function groundLayer(zone: TriggerZone, { path }: WalkPlan, options: PathOptions): Path {
  switch (zone.kind) {
    case 'circle':
      return new Circle([zone.centre.lat, zone.centre.lng], { ...options, radius: zone.radius });
    case 'polygon':
      return new Polygon(tuples(zone.corners), options);
    case 'stretch': {
      const ground = corridorOf(lineAlong(path ?? [], zone.from, zone.to), RULES.stretchReach);
      // The inner side of a bend overlaps itself.
      return new Polygon(tuples(ground), { ...options, fillRule: 'nonzero' });
    }
  }
}

/** The part of the path under a stretch; empty for other zones. */
export function spineLayers(zone: TriggerZone, { path }: WalkPlan, options: PathOptions): Path[] {
  if (zone.kind !== 'stretch' || path === null) return [];
  return [new Polyline(tuples(lineAlong(path, zone.from, zone.to)), options)];
}

export function tuples(points: readonly Point[]): LatLngTuple[] {
  return points.map(({ lat, lng }) => [lat, lng]);
}
