import type { Point } from '@laneway/domain/geo/point';
import type { LeafletEvent, Map as LeafletMap } from 'leaflet';
import { DivIcon, Marker } from '../../../map/leaflet/marker-parts.ts';
import styles from './scene.module.css';

/** Handles are as wide as a fingertip; what is seen of them is smaller. */
const HANDLE_PX = 44;

export type HandleMarkerOptions = {
  readonly look: 'vertex' | 'selected' | 'middle';
  readonly point: Point;
  readonly onClick: () => void;
  /** Called as the handle moves; returns where it is shown, for example snapped to something. */
  readonly onDrag: (at: Point, isExact: boolean) => Point;
  readonly onDragStart: () => void;
  readonly onDragEnd: (at: Point) => void;
};

/** A handle on the map that is dragged by pointer. The list of points does the same by keyboard. */
export function addHandle(map: LeafletMap, options: HandleMarkerOptions): Marker {
  const { look, point, onClick, onDrag, onDragStart, onDragEnd } = options;
  const marker = new Marker([point.lat, point.lng], {
    icon: new DivIcon({
      className: [styles.handle, styles[look]].join(' '),
      iconSize: [HANDLE_PX, HANDLE_PX],
    }),
    draggable: true,
    autoPan: true,
    keyboard: false,
    // A middle beneath a point would make a point out of every touch.
    zIndexOffset: look === 'middle' ? 0 : 500,
  });
  let at = point;
  marker.on('click', onClick);
  marker.on('dragstart', onDragStart);
  marker.on('drag', (event: LeafletEvent & { originalEvent?: MouseEvent }) => {
    const { lat, lng } = marker.getLatLng().wrap();
    at = onDrag({ lat, lng }, event.originalEvent?.altKey === true);
    marker.setLatLng([at.lat, at.lng]);
  });
  marker.on('dragend', () => onDragEnd(at));
  marker.addTo(map);
  marker.getElement()?.setAttribute('aria-hidden', 'true');
  return marker;
}
