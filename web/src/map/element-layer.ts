import type { Point } from '@laneway/domain/geo/point';
import type {
  InteractiveLayerOptions,
  Map as LeafletMap,
  Point as Pixel,
  ZoomAnimEvent,
} from 'leaflet';
import styles from './element-layer.module.css';
import { DomUtil, Layer } from './leaflet/map-parts.ts';

/**
 * Positions our elements on a map and moves them with its zoom animation. One layer for any number
 * of elements: Leaflet's markers are one layer each, which is too slow for hundreds.
 *
 * An element's margins decide which part of it marks the place. Fires `click` for its elements, but
 * not at the end of a drag.
 */
export class ElementLayer extends Layer {
  override options: InteractiveLayerOptions = { pane: 'markerPane', bubblingMouseEvents: false };
  private readonly root = document.createElement('div');
  private readonly places = new Map<HTMLElement, Point>();
  private scene: LeafletMap | null = null;

  constructor() {
    super();
    this.root.className = styles.root ?? '';
  }

  override onAdd(map: LeafletMap): this {
    this.scene = map;
    this.getPane()?.append(this.root);
    this.addInteractiveTarget(this.root);
    this.placeAll();
    return this;
  }

  override onRemove(): this {
    this.removeInteractiveTarget(this.root);
    this.root.remove();
    this.scene = null;
    return this;
  }

  override getEvents() {
    return { zoom: this.placeAll, viewreset: this.placeAll, zoomanim: this.animateZoom };
  }

  /** Puts an element at a point, or moves it there; a new one goes before `next` in the DOM. */
  put(element: HTMLElement, point: Point, next: HTMLElement | null = null): void {
    if (!this.places.has(element)) {
      element.classList.add(styles.element ?? '', 'leaflet-zoom-animated');
      this.root.insertBefore(element, next);
    }
    this.places.set(element, point);
    if (this.scene !== null) place(element, this.scene.latLngToLayerPoint([point.lat, point.lng]));
  }

  take(element: HTMLElement): void {
    this.places.delete(element);
    element.remove();
  }

  private placeAll(): void {
    for (const [element, point] of this.places) this.put(element, point);
  }

  /** Moves the elements to where the zoom will end; Leaflet's style sheet animates that. */
  private animateZoom(event: object): void {
    const map = this.scene;
    if (map === null) return;
    const { center, zoom } = event as ZoomAnimEvent;
    const drift = DomUtil.getPosition(map.getPanes().mapPane);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(drift).round();
    for (const [element, { lat, lng }] of this.places) {
      place(element, map.project([lat, lng], zoom).subtract(origin));
    }
  }
}

/** In two dimensions: with 3D transforms, every element would get its own layer in video memory. */
function place(element: HTMLElement, pixel: Pixel): void {
  const { x, y } = pixel.round();
  element.style.transform = `translate(${x}px, ${y}px)`;
  // Elements further south are drawn in front.
  element.style.setProperty('--depth', String(y));
}
