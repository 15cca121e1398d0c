import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Map as LeafletMap } from 'leaflet';
import type { PinIndex } from './open-pin-index.ts';
import type { PinGroups, View } from './pin-groups.ts';

/** Pins exist this far outside of the screen, so that a moving map never shows empty edges. */
const MARGIN_PX = 96;
/**
 * Pins are updated each time the map moves this far, a few at a time, because updating the whole margin would cost a
 * frame.
 */
const STEP_PX = 32;

/**
 * Reports the index's content of the map's view, now and whenever the map leaves the last area; at most once a frame,
 * and never during a zoom or for `delayMs` after it. Returns a function that stops it.
 */
export function followView(
  map: LeafletMap,
  index: PinIndex,
  delayMs: number,
  deliver: (groups: PinGroups) => void,
): () => void {
  let latest: View | null = null;
  let frame = 0;
  let timer = 0;
  let isZooming = false;

  const loadView = async () => {
    frame = 0;
    if (isZooming || (latest !== null && coversMap(latest, map))) return;
    const view = windowOf(map);
    latest = view;
    const groups = await index.find(view);
    if (latest === view) deliver(groups);
  };
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(() => void loadView());
  };
  // Leaflet moves markers with a zoom itself; one added during it would be in the wrong place.
  const pause = () => {
    clearTimeout(timer);
    isZooming = true;
    latest = null;
  };
  const endZoom = () => {
    isZooming = false;
    // Discards results from during a zoom, which may have started before this.
    latest = null;
    schedule();
  };
  const resume = () => {
    if (delayMs === 0) endZoom();
    else timer = window.setTimeout(endZoom, delayMs);
  };

  const handlers = { move: schedule, resize: schedule, zoomstart: pause, zoomend: resume };
  map.on(handlers);
  void loadView();
  return () => {
    map.off(handlers);
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    latest = null;
  };
}

/** The visible part of the map, and a margin around it. */
function windowOf(map: LeafletMap): View {
  return { bounds: boundsOf(map, MARGIN_PX), zoom: zoomOf(map) };
}

/** True until the map has moved a step within the view. */
function coversMap({ bounds, zoom }: View, map: LeafletMap): boolean {
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
