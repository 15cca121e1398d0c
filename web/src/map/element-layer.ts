import type { Point } from '@laneway/domain/geo/point';
import type {
  InteractiveLayerOptions,
  Map as LeafletMap,
  Point as Pixel,
  ZoomAnimEvent,
} from 'leaflet';
import styles from './element-layer.module.css';
import { DomUtil, Layer } from './leaflet/map-parts.ts';

type Place = { point: Point; readonly spot: HTMLElement };

/**
 * Positions our elements on a map and moves them with its zoom animation. One layer for any number
 * of elements: Leaflet's markers are one layer each, which is too slow for hundreds.
 *
 * Each element stands on a spot of its own, which is what moves: it has hardly any style, whereas
 * all of an element's own styles would be computed again for each move.
 *
 * An element's margins decide which part of it marks the place. Fires `click` for its elements, but
 * not at the end of a drag.
 */
export class ElementLayer extends Layer {
  override options: InteractiveLayerOptions = { pane: 'markerPane', bubblingMouseEvents: false };
  private readonly root = document.createElement('div');
  private readonly places = new Map<HTMLElement, Place>();
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
    const place = this.places.get(element) ?? this.add(element, point, next);
    place.point = point;
    this.settle(place);
  }

  take(element: HTMLElement): void {
    this.places.get(element)?.spot.remove();
    this.places.delete(element);
  }

  private add(element: HTMLElement, point: Point, next: HTMLElement | null): Place {
    const spot = document.createElement('div');
    spot.className = `${styles.spot} leaflet-zoom-animated`;
    element.classList.add(styles.element ?? '');
    spot.append(element);
    const place = { point, spot };
    this.places.set(element, place);
    this.root.insertBefore(spot, next && (this.places.get(next)?.spot ?? null));
    return place;
  }

  private placeAll(): void {
    for (const place of this.places.values()) this.settle(place);
  }

  private settle({ point: { lat, lng }, spot }: Place): void {
    if (this.scene === null) return;
    const pixel = this.scene.latLngToLayerPoint([lat, lng]);
    moveTo(spot, pixel);
    // Elements further south are drawn in front.
    spot.style.setProperty('--depth', String(pixel.y));
  }

  /** Moves the elements to where the zoom will end; Leaflet's style sheet animates that. */
  private animateZoom(event: object): void {
    const map = this.scene;
    if (map === null) return;
    const { center, zoom } = event as ZoomAnimEvent;
    const drift = DomUtil.getPosition(map.getPanes().mapPane);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(drift).round();
    for (const { point, spot } of this.places.values()) {
      moveTo(spot, map.project([point.lat, point.lng], zoom).subtract(origin).round());
    }
  }
}

/** In two dimensions: with 3D transforms, every spot would get its own layer in video memory. */
function moveTo(spot: HTMLElement, { x, y }: Pixel): void {
  spot.style.transform = `translate(${x}px, ${y}px)`;
}
