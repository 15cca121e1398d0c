import type { ReplyOf } from '@laneway/contract/call-types';
import type { GuideCluster } from '@laneway/contract/discovery';
import { distanceMetres } from '@laneway/domain/geo/distance';
import { parseLocation } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import type { Guide } from '../../guide/guide-facts.ts';
import type { PinGroup } from '../../map/pins/pin-groups.ts';
import type { MapArea } from '../../map/use-map-area.ts';

/** A group and the bounds of its guides. */
export type FoundGroup = PinGroup & { readonly bounds: GuideCluster['bounds'] };

/** The server's results for the visible part of the map. */
export type Discovery = {
  readonly guides: readonly Guide[];
  /** The guides with their own pin; all others are in a group. */
  readonly alone: ReadonlySet<number>;
  readonly groups: readonly FoundGroup[];
  readonly middle: Point;
};

/** A tap on a group zooms in this far: its cell then fills a phone. */
const GROUP_ZOOM_STEP = 2;

export function discoveryOf(
  { guides, alone, clusters }: ReplyOf<'discoverGuides'>,
  { zoom, middle }: Pick<MapArea, 'zoom' | 'middle'>,
): Discovery {
  return {
    guides,
    alone: new Set(alone),
    groups: clusters.map(({ lat, lng, count, bounds }) => ({
      centre: { lat, lng },
      count,
      opensAt: zoom + GROUP_ZOOM_STEP,
      bounds,
    })),
    middle,
  };
}

/** The groups without this guide, which has its own pin although it may be in one of them. */
export function otherGroups(
  { groups, alone }: Pick<Discovery, 'groups' | 'alone'>,
  guide: Guide | undefined,
): readonly PinGroup[] {
  const point = parseLocation(guide?.g_location);
  if (guide === undefined || point === null || alone.has(guide.g_id)) return groups;
  // Boxes of groups may overlap, so a guide belongs to the nearest group.
  const [nearest] = groups
    .filter(({ bounds }) => isWithin(bounds, point))
    .sort((a, b) => distanceMetres(a.centre, point) - distanceMetres(b.centre, point));
  return groups.map((group) => (group === nearest ? { ...group, count: group.count - 1 } : group));
}

/** West is greater than east where bounds cross the 180th meridian. */
function isWithin([south, west, north, east]: FoundGroup['bounds'], { lat, lng }: Point): boolean {
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return lat >= south && lat <= north && isBetween;
}
