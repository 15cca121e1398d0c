import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Point } from '@laneway/domain/geo/point';
import type { PinIndex } from './open-pin-index.ts';
import type { PinGroup } from './pin-groups.ts';

/** The index, which also finds groups that were made elsewhere: of pins that the map never gets. */
export function withGroups(index: PinIndex, groups: readonly PinGroup[]): PinIndex {
  if (groups.length === 0) return index;
  return {
    find: async (view) => {
      const found = await index.find(view);
      const inView = groups.filter(({ centre }) => isWithin(view.bounds, centre));
      return { ...found, groups: [...found.groups, ...inView] };
    },
    close: index.close,
  };
}

/** Maps go round the world: a view may lie beyond the 180th meridian. */
function isWithin({ south, west, north, east }: Bounds, { lat, lng }: Point): boolean {
  const fromWest = (((lng - west) % 360) + 360) % 360;
  return lat >= south && lat <= north && fromWest <= east - west;
}
