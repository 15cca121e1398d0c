import { type LocalFrame, metresBetween, type Spot } from '../plan/local-frame.ts';
import type { Projection } from '../plan/measured-path.ts';
import type { TriggerZone } from '../plan/trigger.ts';

/** A zone in metres. */
export type MeasuredZone =
  | { readonly kind: 'circle'; readonly centre: Spot; readonly radius: number }
  | { readonly kind: 'polygon'; readonly corners: readonly Spot[] }
  | { readonly kind: 'stretch'; readonly from: number; readonly to: number };

export function measureZone(frame: LocalFrame, zone: TriggerZone): MeasuredZone {
  switch (zone.kind) {
    case 'circle':
      return { kind: 'circle', centre: frame.toSpot(zone.centre), radius: zone.radius };
    case 'polygon':
      return { kind: 'polygon', corners: zone.corners.map(frame.toSpot) };
    case 'stretch':
      return zone;
  }
}

/**
 * Metres from a spot to the edge of a zone, negative inside. A stretch reaches `reach` metres to both sides of the
 * path; a spot without progress is far from it.
 */
export function metresOutside(
  zone: MeasuredZone,
  spot: Spot,
  progress: Projection | null,
  reach: number,
): number {
  switch (zone.kind) {
    case 'circle':
      return Math.sqrt((spot.x - zone.centre.x) ** 2 + (spot.y - zone.centre.y) ** 2) - zone.radius;
    case 'polygon':
      return outsidePolygon(zone.corners, spot);
    case 'stretch':
      if (progress === null) return Infinity;
      return Math.max(
        zone.from - progress.along,
        progress.along - zone.to,
        progress.beside - reach,
      );
  }
}

/** Returns how far a zone reaches from a spot, or along the path from a position on it. */
export function reachOf(zone: MeasuredZone, spot: Spot, along: number | null): number {
  switch (zone.kind) {
    case 'circle':
      return metresBetween(zone.centre, spot) + zone.radius;
    case 'polygon':
      return Math.max(0, ...zone.corners.map((corner) => metresBetween(corner, spot)));
    case 'stretch':
      return along === null ? 0 : Math.max(0, zone.to - along, along - zone.from);
  }
}

function outsidePolygon(corners: readonly Spot[], { x, y }: Spot): number {
  let isInside = false;
  let least = Infinity;
  let from = corners.at(-1);
  for (const to of corners) {
    if (from === undefined) break;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    // Counts the sides that a line to the east crosses.
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) * dx) / dy) isInside = !isInside;
    const squared = dx * dx + dy * dy;
    const share = squared === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / squared;
    const near = Math.min(1, Math.max(0, share));
    least = Math.min(least, (x - from.x - near * dx) ** 2 + (y - from.y - near * dy) ** 2);
    from = to;
  }
  return isInside ? -Math.sqrt(least) : Math.sqrt(least);
}
