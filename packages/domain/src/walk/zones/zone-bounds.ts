import type { Spot } from '../plan/local-frame.ts';
import type { MeasuredZone } from './zone-distance.ts';

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
