import 'leaflet/dist/leaflet.css';
import { DRAG_TOLERANCE_PX } from '@laneway/domain/geo/map-constants';
import type { Point } from '@laneway/domain/geo/point';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isAppStoredHere } from '../ui/is-app-stored-here.ts';
import { Attribution, Draggable, Map as LeafletMap } from './leaflet/map-parts.ts';
import { prefersReducedMotion } from './media-preferences.ts';
import { CLOSEST_ZOOM, FARTHEST_ZOOM } from './zoom-range.ts';

Draggable.mergeOptions({ clickTolerance: DRAG_TOLERANCE_PX });

/**
 * A Leaflet map in the referenced element while the component is mounted; null until it is ready.
 * The initial view is read once.
 *
 * We drive Leaflet with this hook and plain effects instead of react-leaflet: our layers own their
 * elements (pins by the thousand, added and removed as the map moves), so its components would be
 * dead weight in the first visit, and its licence restricts who may use it.
 */
export function useLeafletMap(
  container: RefObject<HTMLElement | null>,
  centre: Point,
  zoom: number,
): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const first = useRef({ centre, zoom });

  useMapEffect(() => {
    if (container.current === null) return;
    const created = createMap(container.current, first.current.centre, first.current.zoom);
    const sizes = new ResizeObserver(() => created.invalidateSize({ animate: false }));
    sizes.observe(container.current);
    const removal = new AbortController();
    loadBoxZoom(created, removal.signal);
    setMap(created);
    return () => {
      removal.abort();
      sizes.disconnect();
      // A zoom in progress would continue after the map is removed, and fail because the panes are gone.
      Object.assign(created, { _animatingZoom: false });
      created.remove();
      setMap(null);
    };
  }, [container]);

  return map;
}

function createMap(container: HTMLElement, centre: Point, zoom: number): LeafletMap {
  // Leaflet's own zoom animation lasts the 0.25 s we promise.
  const moves = !prefersReducedMotion();
  const map = new LeafletMap(container, {
    center: [centre.lat, centre.lng],
    zoom,
    minZoom: FARTHEST_ZOOM,
    maxZoom: CLOSEST_ZOOM,
    worldCopyJump: true,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    attributionControl: false,
    // The container is observed instead: panels resize it while the window stays the same.
    trackResize: false,
  });
  // Lines and areas are decoration, without a name to read out.
  map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
  new Attribution({ prefix: false }).addTo(map);
  return map;
}

/** Dragging with Shift zooms to a box. It loads when Shift is first pressed, because phones have no such key. */
function loadBoxZoom(map: LeafletMap, signal: AbortSignal): void {
  const load = ({ key }: KeyboardEvent) => {
    if (key !== 'Shift' || hasBoxZoom(map)) return;
    import('leaflet/src/map/handler/Map.BoxZoom.js').then(
      ({ BoxZoom }) => {
        if (!signal.aborted && !hasBoxZoom(map)) map.addHandler('boxZoom', BoxZoom);
      },
      // The next press tries again.
      () => {},
    );
  };
  addEventListener('keydown', load, { signal });
}

const hasBoxZoom = (map: LeafletMap): boolean => 'boxZoom' in map;

/**
 * The effect hook that creates the map. On a first visit the page in front of it is already there and has to respond,
 * so each step runs separately. If everything comes from the device, the map is created before the first paint: on a
 * phone, each frame without it would take as long as creating it.
 */
export const useMapEffect = isAppStoredHere() ? useLayoutEffect : useEffect;
