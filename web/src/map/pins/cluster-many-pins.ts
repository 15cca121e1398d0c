import { WORLD_SIZE } from '@laneway/domain/geo/mercator';
import Supercluster from 'supercluster';
import {
  CLOSEST_GROUPING_ZOOM,
  type FindPinGroups,
  groupRadius,
  type PinGroup,
} from './pin-groups.ts';

/** Indexes any number of points; the returned function finds those in a view. */
export function clusterManyPins(lngLats: Float64Array): FindPinGroups {
  const index = new Supercluster<{ index: number }>({
    radius: groupRadius(lngLats.length / 2),
    extent: WORLD_SIZE,
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
