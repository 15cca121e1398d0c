import { worldY } from '@laneway/domain/geo/mercator';
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

/** More elements aren't animated one by one: each would take a layer in video memory and a millisecond. */
const MAX_GLIDING = 24;

/** Two elements that are a pixel apart at the closest zoom have different depths. */
const DEPTHS_PER_PIXEL = 2 ** 22;

/** The origin of positions, which changes with each zoom. */
type Frame = { readonly origin: Pixel; readonly zoom: number };

/**
 * Positions our elements on a map and moves them with its zoom animation: a few glide to their new positions, many are
 * scaled as one picture that fades out, and reappear at the end. It is one layer for any number of elements: Leaflet's
 * markers are one layer each, which is too slow for hundreds. Each element is inside a wrapper, which is moved
 * instead of it: the wrapper has hardly any style, whereas all of an element's own styles would be computed again for
 * each move. An element's margins decide which part of it marks the place. Fires `click` for its elements, but not at
 * the end of a drag.
 */
export class ElementLayer extends Layer {
  override options: InteractiveLayerOptions = { pane: 'markerPane', bubblingMouseEvents: false };
  /** True if a zoom replaces the elements anyway, so that not even a few are worth animating. */
  changesWithZoom = false;
  private readonly root = document.createElement('div');
  private readonly places = new Map<HTMLElement, Place>();
  private readonly returnsByItself: boolean;
  private scene: LeafletMap | null = null;
  private placedIn: Frame | null = null;
  private isGliding = false;
  private fading: 'not' | 'during zoom' | 'until shown again' = 'not';

  /**
   * A caller that is about to replace the elements can keep faded ones hidden until then. Layers on top are above all
   * elements of others.
   */
  constructor({ returnsByItself = true, isOnTop = false } = {}) {
    super();
    this.returnsByItself = returnsByItself;
    this.root.className = styles.root ?? '';
    this.root.toggleAttribute('data-on-top', isOnTop);
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
    return {
      zoom: this.endZoom,
      zoomend: this.endLeftOver,
      viewreset: this.placeAll,
      zoomanim: this.animateZoom,
    };
  }

  /** Puts an element at a point, or moves it there; a new one goes before `next` in the DOM. */
  put(element: HTMLElement, point: Point, next: HTMLElement | null = null): void {
    const place = this.places.get(element) ?? this.add(element, point, next);
    place.point = point;
    // Elements further south are drawn in front. By latitude, as pixels would change with every zoom.
    const depth = Math.round(worldY(point.lat) * DEPTHS_PER_PIXEL);
    place.spot.style.setProperty('--depth', String(depth));
    this.settle(place);
  }

  take(element: HTMLElement): void {
    this.places.get(element)?.spot.remove();
    this.places.delete(element);
  }

  private add(element: HTMLElement, point: Point, next: HTMLElement | null): Place {
    const spot = document.createElement('div');
    spot.className = styles.spot ?? '';
    element.classList.add(styles.element ?? '');
    spot.append(element);
    const place = { point, spot };
    this.places.set(element, place);
    this.root.insertBefore(spot, next && (this.places.get(next)?.spot ?? null));
    return place;
  }

  /** True after a zoom has faded out the elements, until they reappear. */
  get isAway(): boolean {
    return this.fading !== 'not';
  }

  /** Shows the elements that the last zoom faded out. */
  showAgain(): void {
    if (this.fading === 'until shown again') this.placeAll();
  }

  /** Maps fire `zoom` at the end of an animation, and with each step of a pinch. */
  private endZoom(): void {
    if (this.fading === 'during zoom' && !this.returnsByItself) this.fading = 'until shown again';
    else this.placeAll();
  }

  /** An animation to the exact zoom of a finished pinch ends without a `zoom`. */
  private endLeftOver(): void {
    if (this.fading === 'during zoom' || this.isGliding) this.endZoom();
  }

  private placeAll(): void {
    if (this.scene === null) return;
    this.fading = 'not';
    this.isGliding = false;
    this.placedIn = { origin: this.scene.getPixelOrigin(), zoom: this.scene.getZoom() };
    this.root.className = styles.root ?? '';
    this.root.style.transform = '';
    for (const place of this.places.values()) this.settle(place);
  }

  private settle({ point: { lat, lng }, spot }: Place): void {
    if (this.scene !== null) moveTo(spot, this.scene.latLngToLayerPoint([lat, lng]));
  }

  /** Moves the elements to their positions at the end of the zoom; the style sheet animates that. */
  private animateZoom(event: object): void {
    const map = this.scene;
    if (map === null) return;
    const { center, zoom } = event as ZoomAnimEvent;
    const drift = DomUtil.getPosition(map.getPanes().mapPane);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(drift).round();
    const isPicture = this.changesWithZoom || this.places.size > MAX_GLIDING;
    if (isPicture || this.isAway) this.fade({ origin, zoom });
    else this.glide({ origin, zoom });
  }

  private glide({ origin, zoom }: Frame): void {
    this.isGliding = true;
    this.root.classList.add(styles.gliding ?? '');
    for (const { point, spot } of this.places.values()) {
      const pixel = this.scene?.project([point.lat, point.lng], zoom);
      if (pixel !== undefined) moveTo(spot, pixel.subtract(origin).round());
    }
  }

  private fade({ origin, zoom }: Frame): void {
    if (this.scene === null || this.placedIn === null) return;
    const scale = this.scene.getZoomScale(zoom, this.placedIn.zoom);
    const { x, y } = this.placedIn.origin.multiplyBy(scale).subtract(origin);
    this.fading = 'during zoom';
    this.root.classList.add(styles.asOne ?? '');
    this.root.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }
}

/** In two dimensions: with 3D transforms, every spot would get its own layer in video memory. */
function moveTo(spot: HTMLElement, { x, y }: Pixel): void {
  spot.style.transform = `translate(${x}px, ${y}px)`;
}
