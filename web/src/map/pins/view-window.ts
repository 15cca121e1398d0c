import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Map as LeafletMap } from 'leaflet';
import type { View } from './pin-groups.ts';

/** Pins are there this far outside of the screen, so that a moving map never shows bare edges. */
const MARGIN_PX = 96;

/** What is to be seen, and some more around it. */
export function windowOf(map: LeafletMap): View {
  const { min, max } = map.getPixelBounds();
  if (min === undefined || max === undefined) return { bounds: visibleBounds(map), zoom: 0 };
  const southWest = map.unproject([min.x - MARGIN_PX, max.y + MARGIN_PX]);
  const northEast = map.unproject([max.x + MARGIN_PX, min.y - MARGIN_PX]);
  return {
    bounds: {
      south: southWest.lat,
      west: southWest.lng,
      north: northEast.lat,
      east: northEast.lng,
    },
    zoom: Math.round(map.getZoom()),
  };
}

/** True when nothing that the map shows lies outside of the view. */
export function coversMap(view: View, map: LeafletMap): boolean {
  const shown = visibleBounds(map);
  const { bounds } = view;
  return (
    view.zoom === Math.round(map.getZoom()) &&
    shown.south >= bounds.south &&
    shown.north <= bounds.north &&
    shown.west >= bounds.west &&
    shown.east <= bounds.east
  );
}

function visibleBounds(map: LeafletMap): Bounds {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}
