import type { Map as LeafletMap } from 'leaflet';
import type { PinIndex } from './open-pin-index.ts';
import type { PinGroups, View } from './pin-groups.ts';
import { coversMap, windowOf } from './view-window.ts';

/**
 * Delivers what the index has for the map's view, now and whenever the map leaves the area last
 * delivered; at most once a frame, and never during a zoom. Returns a function that stops it.
 */
export function followView(
  map: LeafletMap,
  index: PinIndex,
  deliver: (groups: PinGroups) => void,
): () => void {
  let latest: View | null = null;
  let frame = 0;
  let isZooming = false;

  const look = async () => {
    frame = 0;
    if (isZooming || (latest !== null && coversMap(latest, map))) return;
    const view = windowOf(map);
    latest = view;
    const groups = await index.find(view);
    if (latest === view) deliver(groups);
  };
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(() => void look());
  };
  // Leaflet moves markers with a zoom by itself; one added during it would be in the wrong place.
  const pause = () => {
    isZooming = true;
    latest = null;
  };
  const resume = () => {
    isZooming = false;
    schedule();
  };

  const handlers = { move: schedule, resize: schedule, zoomstart: pause, zoomend: resume };
  map.on(handlers);
  void look();
  return () => {
    map.off(handlers);
    cancelAnimationFrame(frame);
    latest = null;
  };
}
