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

/** A circle around every zone, which rules most of them out without measuring the distance to their edge. */
export type ZoneBounds = {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly radii: Float64Array;
};

/** More than the largest rounding error. */
const SPARE_METRES = 1;

export function boundZones(zones: readonly MeasuredZone[]): ZoneBounds {
  const circles = zones.map(boundZone);
  return {
    xs: Float64Array.from(circles, ({ centre }) => centre.x),
    ys: Float64Array.from(circles, ({ centre }) => centre.y),
    radii: Float64Array.from(circles, ({ radius }) => radius + SPARE_METRES),
  };
}

/** Indexes of the zones that may be this near to a spot; all others are farther. */
export function zonesWithin(
  { xs, ys, radii }: ZoneBounds,
  { x, y }: Spot,
  metres: number,
): number[] {
  const found: number[] = [];
  for (let at = 0; at < xs.length; at += 1) {
    const dx = x - (xs[at] as number);
    const dy = y - (ys[at] as number);
    const reach = (radii[at] as number) + metres;
    if (dx * dx + dy * dy <= reach * reach) found.push(at);
  }
  return found;
}

type Circle = { readonly centre: Spot; readonly radius: number };

function boundZone(zone: MeasuredZone): Circle {
  switch (zone.kind) {
    case 'circle':
      return zone;
    case 'polygon':
      return boundCorners(zone.corners);
    case 'stretch':
      // A stretch takes only two comparisons anyway.
      return { centre: { x: 0, y: 0 }, radius: Infinity };
  }
}

function boundCorners(corners: readonly Spot[]): Circle {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  return {
    centre: { x: (west + east) / 2, y: (south + north) / 2 },
    radius: Math.hypot(east - west, north - south) / 2,
  };
}
