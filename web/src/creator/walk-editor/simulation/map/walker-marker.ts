import type { Point } from '@laneway/domain/geo/point';
import type { Map as LeafletMap } from 'leaflet';
import { DivIcon, Marker } from '../../../../map/leaflet/marker-parts.ts';
import styles from './simulation-layer.module.css';

/** As wide as a fingertip. */
const WALKER_PX = 44;

/** Above the pins, which are as large. */
const PANE = 'walker';

/** The 'walk' icon as markup for markers. */
const FIGURE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M13 3.5v.01M8.5 21.5l3-7M11.5 14.5l1-6 3.5 5.5v7.5M12.5 8.5L8 10.5V14M12.5 8.5l3 3 3.5 1"/></svg>';

/** Metres along the route for each key. */
const KEY_METRES: Readonly<Record<string, number>> = {
  ArrowRight: 10,
  ArrowUp: 10,
  ArrowLeft: -10,
  ArrowDown: -10,
  PageUp: 50,
  PageDown: -50,
};

export type WalkerView = {
  readonly point: Point | null;
  /** Metres along the route and its length, and the same in words. */
  readonly along: number;
  readonly length: number;
  readonly text: string;
};

export type WalkerMarker = {
  readonly show: (view: WalkerView) => void;
  readonly remove: () => void;
};

export type WalkerMarkerOptions = {
  readonly onDrag: (to: Point) => void;
  readonly onStep: (metres: number) => void;
};

/** The walker, draggable anywhere, or moved along the route by keys. */
export function createWalkerMarker(
  map: LeafletMap,
  { onDrag, onStep }: WalkerMarkerOptions,
): WalkerMarker {
  if (map.getPane(PANE) === undefined) map.createPane(PANE).classList.add(styles.walkerPane ?? '');
  const marker = new Marker([0, 0], {
    icon: new DivIcon({
      className: styles.walker ?? '',
      html: FIGURE,
      iconSize: [WALKER_PX, WALKER_PX],
    }),
    draggable: true,
    autoPan: true,
    keyboard: false,
    pane: PANE,
  });
  let isDragged = false;
  let at: Point | null = null;
  const place = () => {
    if (at !== null) marker.setLatLng([at.lat, at.lng]);
  };
  marker.on('dragstart', () => {
    isDragged = true;
  });
  marker.on('drag', () => {
    const { lat, lng } = marker.getLatLng().wrap();
    onDrag({ lat, lng });
  });
  marker.on('dragend', () => {
    isDragged = false;
    place();
  });

  const press = (event: KeyboardEvent): void => {
    const metres = KEY_METRES[event.key];
    if (metres === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    // Otherwise the same keys would also move the map.
    event.stopPropagation();
    onStep(metres);
  };
  const add = (): HTMLElement | undefined => {
    marker.addTo(map);
    const element = marker.getElement();
    element?.setAttribute('role', 'slider');
    element?.setAttribute('tabindex', '0');
    element?.setAttribute('aria-label', 'Walker');
    element?.setAttribute('aria-valuemin', '0');
    element?.addEventListener('keydown', press);
    return element;
  };

  return {
    show: ({ point, along, length, text }) => {
      at = point;
      if (point === null) {
        marker.remove();
        return;
      }
      if (!isDragged) place();
      const element = marker.getElement() ?? add();
      element?.setAttribute('aria-valuemax', String(Math.round(length)));
      element?.setAttribute('aria-valuenow', String(Math.round(along)));
      element?.setAttribute('aria-valuetext', text);
    },
    remove: () => {
      marker.remove();
    },
  };
}
