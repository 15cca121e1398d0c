import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Point } from '@laneway/domain/geo/point';
import Supercluster from 'supercluster';
import { CLOSEST_ZOOM } from '../zoom-range.ts';

/**
 * Pins closer than this are shown as one group. With few pins, it is what a thumb can tell apart;
 * with many, larger groups keep the map readable and the page light.
 */
const GROUP_RADIUS_PX = { few: 44, many: 72 } as const;
const FEW = 500;
const LEAFLET_TILE_PX = 256;

/** At the closest zoom no pins are grouped. */
const CLOSEST_GROUPING_ZOOM = CLOSEST_ZOOM - 1;

/** A part of the map at one zoom. */
export type View = { readonly bounds: Bounds; readonly zoom: number };

export type PinGroup = {
  readonly centre: Point;
  readonly count: number;
  /** The zoom at which the group splits up. */
  readonly opensAt: number;
};

/** What is in a view: single pins, by their position in the indexed list, and groups. */
export type PinGroups = {
  readonly singles: readonly number[];
  readonly groups: readonly PinGroup[];
};

export type FindPinGroups = (view: View) => PinGroups;

/** Indexes points, given as lng, lat, lng, lat…; the returned function finds what is in a view. */
export function indexPins(lngLats: Float64Array): FindPinGroups {
  const index = new Supercluster<{ index: number }>({
    radius: GROUP_RADIUS_PX[lngLats.length / 2 <= FEW ? 'few' : 'many'],
    extent: LEAFLET_TILE_PX,
    maxZoom: CLOSEST_GROUPING_ZOOM,
  });
  index.load(
    Array.from({ length: lngLats.length / 2 }, (_, at) => ({
      type: 'Feature',
      properties: { index: at },
      geometry: { type: 'Point', coordinates: [...lngLats.subarray(at * 2, at * 2 + 2)] },
    })),
  );

  return ({ bounds, zoom }) => {
    const singles: number[] = [];
    const groups: PinGroup[] = [];
    const { west, south, east, north } = bounds;
    for (const { properties, geometry } of index.getClusters([west, south, east, north], zoom)) {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (!('cluster_id' in properties)) singles.push(properties.index);
      else {
        groups.push({
          centre: { lat, lng },
          count: properties.point_count,
          opensAt: index.getClusterExpansionZoom(properties.cluster_id),
        });
      }
    }
    return { singles, groups };
  };
}

/** The format in which points are indexed. */
export function lngLatsOf(points: readonly Point[]): Float64Array {
  return Float64Array.from(points.flatMap(({ lng, lat }) => [lng, lat]));
}
