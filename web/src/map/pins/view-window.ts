import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Map as LeafletMap } from 'leaflet';
import type { View } from './pin-groups.ts';

/** Pins exist this far outside of the screen, so that a moving map never shows empty edges. */
const MARGIN_PX = 96;
/** Pins are updated each time the map moves this far: a few, as a margin's worth costs a frame. */
const STEP_PX = 32;

/** The visible part of the map, and a margin around it. */
export function windowOf(map: LeafletMap): View {
  return { bounds: boundsOf(map, MARGIN_PX), zoom: zoomOf(map) };
}

/** True until the map has moved a step within the view. */
export function coversMap({ bounds, zoom }: View, map: LeafletMap): boolean {
  const shown = boundsOf(map, MARGIN_PX - STEP_PX);
  return (
    zoom === zoomOf(map) &&
    shown.south >= bounds.south &&
    shown.north <= bounds.north &&
    shown.west >= bounds.west &&
    shown.east <= bounds.east
  );
}

/** The bounds of the map, extended by a margin. */
function boundsOf(map: LeafletMap, margin: number): Bounds {
  const { x, y } = map.getSize();
  const southWest = map.containerPointToLatLng([-margin, y + margin]);
  const northEast = map.containerPointToLatLng([x + margin, -margin]);
  return {
    south: southWest.lat,
    west: southWest.lng,
    north: northEast.lat,
    east: northEast.lng,
  };
}

/** Groups exist for whole zooms; in between, the nearer one is used. */
function zoomOf(map: LeafletMap): number {
  return Math.round(map.getZoom());
}
