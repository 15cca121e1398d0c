import { distanceMetres } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';

export type NearestStop = { readonly stopId: number; readonly metres: number };

/** The stop nearest to a point; null for a walk without stops. */
export function nearestStop({ stops }: Pick<WalkPlan, 'stops'>, point: Point): NearestStop | null {
  let nearest: NearestStop | null = null;
  for (const { id: stopId, marker } of stops) {
    const metres = distanceMetres(point, marker);
    if (nearest === null || metres < nearest.metres) nearest = { stopId, metres };
  }
  return nearest;
}
