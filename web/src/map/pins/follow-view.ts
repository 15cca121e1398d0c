import type { Map as LeafletMap } from 'leaflet';
import type { PinIndex } from './open-pin-index.ts';
import type { PinGroups, View } from './pin-groups.ts';
import { coversMap, windowOf } from './view-window.ts';

/**
 * Delivers what the index has for the map's view, now and whenever the map leaves the area last
 * delivered; at most once a frame, and never during a zoom or for `patienceMs` after it. Returns a function that stops
 * it.
 */
export function followView(
  map: LeafletMap,
  index: PinIndex,
  patienceMs: number,
  deliver: (groups: PinGroups) => void,
): () => void {
  let latest: View | null = null;
  let frame = 0;
  let timer = 0;
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
    clearTimeout(timer);
    isZooming = true;
    latest = null;
  };
  const goOn = () => {
    isZooming = false;
    // Also what was looked up during a zoom, which may have begun before this did.
    latest = null;
    schedule();
  };
  const resume = () => {
    if (patienceMs === 0) goOn();
    else timer = window.setTimeout(goOn, patienceMs);
  };

  const handlers = { move: schedule, resize: schedule, zoomstart: pause, zoomend: resume };
  map.on(handlers);
  void look();
  return () => {
    map.off(handlers);
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    latest = null;
  };
}
