import type { Bounds } from '@laneway/domain/geo/bounds';
import { latitudeAt, longitudeAt, WORLD_SIZE, worldX, worldY } from '@laneway/domain/geo/mercator';
import { CLOSEST_GROUPING_ZOOM, type FindPinGroups, groupRadius, type View } from './pin-groups.ts';

/** A single pin or a group, with its position in pixels of zoom 0. */
type Spot = {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** The index in the list; for a group, that of one of its pins. */
  readonly at: number;
  readonly opensAt: number;
};

/**
 * Indexes a few hundred points at most, in little code and with the same result as `clusterManyPins`, by comparing every
 * pair. From the closest zoom outwards, each spot absorbs those within the radius. A zoom is computed when it is first
 * needed.
 */
export function clusterFewPins(lngLats: Float64Array): FindPinGroups {
  const radiusPx = groupRadius(lngLats.length / 2);
  const levels = [spotsOf(lngLats)];
  const levelOf = (zoom: number): readonly Spot[] => {
    const depth = CLOSEST_GROUPING_ZOOM + 1 - Math.floor(zoom);
    for (let at = levels.length; at <= depth; at += 1) {
      levels.push(groupSpots(levels[at - 1] ?? [], CLOSEST_GROUPING_ZOOM + 1 - at, radiusPx));
    }
    return levels[Math.max(0, depth)] ?? [];
  };

  return (view) => {
    const found = levelOf(view.zoom).filter(isWithin(view));
    return {
      singles: found.filter(({ count }) => count === 1).map(({ at }) => at),
      groups: found
        .filter(({ count }) => count > 1)
        .map(({ x, y, count, opensAt }) => ({
          centre: { lat: latitudeAt(y), lng: longitudeAt(x) },
          count,
          opensAt,
        })),
    };
  };
}

function spotsOf(lngLats: Float64Array): readonly Spot[] {
  return Array.from({ length: lngLats.length / 2 }, (_, at) => ({
    x: worldX(lngLats[at * 2] ?? 0),
    y: worldY(lngLats[at * 2 + 1] ?? 0),
    count: 1,
    at,
    opensAt: 0,
  }));
}

/** The spots of a zoom, computed from those of the next closer one. */
function groupSpots(closer: readonly Spot[], zoom: number, radiusPx: number): readonly Spot[] {
  const radius = radiusPx / 2 ** zoom;
  const left = new Set(closer);
  const grouped: Spot[] = [];
  // A spot may already have been absorbed by an earlier one.
  for (const spot of left) {
    left.delete(spot);
    const near = [...left].filter(
      ({ x, y }) => (x - spot.x) ** 2 + (y - spot.y) ** 2 <= radius ** 2,
    );
    for (const each of near) left.delete(each);
    grouped.push(near.length === 0 ? spot : merge([spot, ...near], zoom + 1));
  }
  return grouped;
}

function merge(spots: readonly Spot[], opensAt: number): Spot {
  const count = spots.reduce((sum, spot) => sum + spot.count, 0);
  const mean = (axis: 'x' | 'y') =>
    spots.reduce((sum, spot) => sum + spot[axis] * spot.count, 0) / count;
  return { x: mean('x'), y: mean('y'), count, at: spots[0]?.at ?? 0, opensAt };
}

function isWithin({ bounds }: View): (spot: Spot) => boolean {
  const [top, bottom] = [worldY(bounds.north), worldY(bounds.south)];
  const isInWidth = isBetween(bounds);
  return ({ x, y }) => y >= top && y <= bottom && isInWidth(x);
}

/** Maps wrap around: the west of a view may be beyond the 180th meridian, or both of its sides. */
function isBetween({ west, east }: Bounds): (x: number) => boolean {
  if (east - west >= 360) return () => true;
  const [left, right] = [turn(worldX(west)), turn(worldX(east))];
  return left <= right ? (x) => x >= left && x <= right : (x) => x >= left || x <= right;
}

/** Wraps a position into the range of the pins. */
function turn(x: number): number {
  return x - Math.floor(x / WORLD_SIZE) * WORLD_SIZE;
}
