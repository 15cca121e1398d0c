import type { Point } from '@laneway/domain/geo/point';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { classNames } from '../../../ui/class-names.ts';
import { addHandle } from '../../map-editor/scene/handle-marker.ts';
import type { ZoneHandle } from '../zones/zone-handles.ts';
import styles from './walk-map.module.css';

export type HandleEvents = {
  readonly onDrag: (id: string, to: Point) => void;
  readonly onDragEnd: (id: string) => void;
  readonly onClick: (id: string) => void;
  /** True if the key was handled. */
  readonly onKey: (id: string, event: KeyboardEvent) => boolean;
};

/** The handles of one zone on the map. Each keeps its element while the zone changes, and so its focus. */
export class HandleSet {
  private readonly markers = new Map<string, Marker>();
  private dragged: string | null = null;
  private readonly map: LeafletMap;
  private readonly events: HandleEvents;

  constructor(map: LeafletMap, events: HandleEvents) {
    this.map = map;
    this.events = events;
  }

  show(handles: readonly ZoneHandle[]): void {
    const ids = new Set(handles.map(({ id }) => id));
    for (const [id, marker] of this.markers) {
      if (ids.has(id) || id === this.dragged) continue;
      marker.remove();
      this.markers.delete(id);
    }
    for (const handle of handles) {
      const marker = this.markers.get(handle.id) ?? this.add(handle);
      // At the zone's limits, it stays behind the pointer.
      marker.setLatLng([handle.point.lat, handle.point.lng]);
      describe(marker.getElement(), handle);
    }
  }

  focus(id: string): void {
    this.markers.get(id)?.getElement()?.focus();
  }

  remove(): void {
    for (const marker of this.markers.values()) marker.remove();
    this.markers.clear();
  }

  private add({ id, point, look }: ZoneHandle): Marker {
    const marker = addHandle(this.map, {
      className: classNames(styles.handle, styles[look]),
      point,
      // Above the pins, whose tip is often at the middle of a zone.
      pane: 'tooltipPane',
      // A middle handle above a corner would turn every touch into a new corner.
      zIndexOffset: look === 'vertex' ? 1500 : 1000,
      onClick: () => this.events.onClick(id),
      onDragStart: () => {
        this.dragged = id;
      },
      onDrag: (at) => {
        this.events.onDrag(id, at);
        return at;
      },
      onDragEnd: () => {
        this.dragged = null;
        this.events.onDragEnd(id);
      },
    });
    marker.getElement()?.addEventListener('keydown', (event) => {
      if (!this.events.onKey(id, event)) return;
      event.preventDefault();
      // Otherwise the map would move as well.
      event.stopPropagation();
    });
    this.markers.set(id, marker);
    return marker;
  }
}

function describe(element: HTMLElement | undefined, { label, value }: ZoneHandle): void {
  if (element === undefined) return;
  element.tabIndex = 0;
  element.setAttribute('role', value === null ? 'button' : 'slider');
  element.setAttribute('aria-label', label);
  if (value === null) return;
  element.setAttribute('aria-valuenow', String(value.now));
  element.setAttribute('aria-valuemin', String(value.min));
  element.setAttribute('aria-valuemax', String(value.max));
  element.setAttribute('aria-valuetext', value.text);
}
