import { distanceMetres } from '@laneway/domain/geo/distance';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { Follower } from '@laneway/domain/walk/simulation/playback';

/** The obvious implementation: a place starts whenever a position in its circle follows one outside of it. */
export function followWithGeofence(plan: WalkPlan): Follower {
  const inside = new Set<number>();
  return (event) => {
    if (event.type !== 'fix') return [];
    return plan.stops.flatMap(({ id, zone }) => {
      if (zone.kind !== 'circle') return [];
      const wasInside = inside.has(id);
      const isInside = distanceMetres(event.point, zone.centre) <= zone.radius;
      if (isInside) inside.add(id);
      else inside.delete(id);
      return isInside && !wasInside ? [{ type: 'play' as const, stopId: id }] : [];
    });
  };
}
