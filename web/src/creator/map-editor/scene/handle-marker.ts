import type { Point } from '@laneway/domain/geo/point';
import type { LeafletEvent, Map as LeafletMap } from 'leaflet';
import { DivIcon, Marker } from '../../../map/leaflet/marker-parts.ts';

/** Handles are as wide as a fingertip; their visible part is smaller. */
const HANDLE_PX = 44;

export type HandleMarkerOptions = {
  readonly className: string;
  readonly point: Point;
  readonly pane?: string;
  readonly zIndexOffset: number;
  readonly onClick: () => void;
  /** Called as the handle moves; returns its displayed position, for example snapped. */
  readonly onDrag: (at: Point, isExact: boolean) => Point;
  readonly onDragStart: () => void;
  readonly onDragEnd: (at: Point) => void;
};

/** A handle on the map that is dragged by pointer. */
export function addHandle(map: LeafletMap, options: HandleMarkerOptions): Marker {
  const { className, point, pane = 'markerPane', zIndexOffset } = options;
  const { onClick, onDrag, onDragStart, onDragEnd } = options;
  const marker = new Marker([point.lat, point.lng], {
    icon: new DivIcon({ className, iconSize: [HANDLE_PX, HANDLE_PX] }),
    pane,
    draggable: true,
    autoPan: true,
    keyboard: false,
    zIndexOffset,
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
  return marker;
}
