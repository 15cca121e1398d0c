import type { ReplyOf } from '@laneway/contract/call-types';
import type { Point } from '@laneway/domain/geo/point';
import type { Guide } from '../../guides/guide-facts.ts';
import type { PinGroup } from '../../map/pins/pin-groups.ts';
import type { MapArea } from '../../map/use-map-area.ts';

/** What the server has found in the part of the map on screen. */
export type Discovery = {
  readonly guides: readonly Guide[];
  /** The guides with a pin of their own; all others are in a group. */
  readonly alone: ReadonlySet<number>;
  readonly groups: readonly PinGroup[];
  readonly middle: Point;
};

/** So far a tap on a group zooms in: its cell then fills a phone. */
const GROUP_ZOOM_STEP = 2;

export function discoveryOf(
  { guides, alone, clusters }: ReplyOf<'discoverGuides'>,
  { zoom, middle }: Pick<MapArea, 'zoom' | 'middle'>,
): Discovery {
  return {
    guides,
    alone: new Set(alone),
    groups: clusters.map(({ lat, lng, count }) => ({
      centre: { lat, lng },
      count,
      opensAt: zoom + GROUP_ZOOM_STEP,
    })),
    middle,
  };
}
