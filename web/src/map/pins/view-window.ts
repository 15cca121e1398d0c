import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Map as LeafletMap } from 'leaflet';
import type { View } from './pin-groups.ts';

/** Pins are there this far outside of the screen, so that a moving map never shows bare edges. */
const MARGIN_PX = 96;
/** Pins come and go each time that the map has moved this far: a few of them, where a margin's worth would cost a frame. */
const STEP_PX = 32;

/** What is to be seen, and some more around it. */
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

/** What lies within the map's edges, moved out by a margin. */
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

/** Groups are made for whole zooms; between two of them the nearer one is shown. */
function zoomOf(map: LeafletMap): number {
  return Math.round(map.getZoom());
}
