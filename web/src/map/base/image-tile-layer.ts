import type { Coords, DoneCallback, LeafletEvent, Map as LeafletMap, ZoomAnimEvent } from 'leaflet';
import { GridLayer, TileLayer } from '../leaflet/map-parts.ts';
import { createImageLoader } from './image-loader.ts';

/** Runs work after the next frame has been drawn, in order. Later work of the same name replaces earlier work. */
class NextFrame {
  readonly #due = new Map<string, () => void>();
  #frame = 0;

  plan(name: string, work: () => void): void {
    this.#due.set(name, work);
    // Work requested outside of a frame belongs to the pending frame, and only work requested in it to the next.
    if (this.#frame === 0) {
      this.#frame = requestAnimationFrame(() => requestAnimationFrame(() => this.#run()));
    }
  }

  clear(): void {
    this.#due.clear();
  }

  #run(): void {
    this.#frame = 0;
    const works = [...this.#due.values()];
    this.#due.clear();
    for (const work of works) work();
  }
}

type Level = { readonly el: HTMLElement };

// Parts of Leaflet that its published types leave out.
declare module 'leaflet' {
  interface GridLayer {
    readonly _level: Level | undefined;
    _removeTile(key: string): void;
    _setZoomTransform(level: Level, centre: LatLng, zoom: number): void;
    _setZoomTransforms(centre: LatLng, zoom: number): void;
  }
}

/** The same animation as in Leaflet's style sheet. */
const ZOOM_ANIMATION = { duration: 250, easing: 'cubic-bezier(0, 0, 0.25, 1)' } as const;

/**
 * Leaflet creates, requests and removes tiles in the same frames that begin and end a move of the
 * map. Here the map moves first, and its tiles follow in the next frame.
 */
export class ImageTileLayer extends TileLayer {
  readonly #request = createImageLoader();
  readonly #next = new NextFrame();

  override getEvents() {
    const { zoomanim, zoom, moveend, viewprereset, ...others } = super.getEvents?.() ?? {};
    return {
      ...others,
      zoomanim: (event: LeafletEvent) => {
        // The end of this move also does the remaining work of the last one.
        this.#next.clear();
        this.#animate(event as ZoomAnimEvent, () => zoomanim?.call(this, event));
      },
      zoom: (event: LeafletEvent) => {
        this.#next.clear();
        if (isPinch(event)) zoom?.call(this, event);
        else this.#next.plan('zoom', () => zoom?.call(this, event));
      },
      moveend: (event: LeafletEvent) =>
        this.#next.plan('moveend', () => moveend?.call(this, event)),
      // Removes everything, and `viewreset` restores it at once.
      viewprereset: (event: LeafletEvent) => {
        this.#next.clear();
        viewprereset?.call(this, event);
      },
    };
  }

  override onRemove(map: LeafletMap): this {
    this.#next.clear();
    return super.onRemove(map);
  }

  protected override createTile(coordinates: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('img');
    tile.alt = '';
    tile.addEventListener('load', () => done(undefined, tile));
    tile.addEventListener('error', () => done(new Error('The tile did not load.'), tile));
    this.#request(tile, this.getTileUrl(coordinates));
    return tile;
  }

  /** Leaflet gives every removed tile another image, to cancel its request. Most have already loaded. */
  override _removeTile(key: string): void {
    const tile = this._tiles[key]?.el;
    if (tile instanceof HTMLImageElement && tile.complete) {
      GridLayer.prototype._removeTile.call(this, key);
    } else super._removeTile(key);
  }

  /** Existing tiles move now; those of the new zoom are added a frame later and catch up with them. */
  #animate({ center, zoom, noUpdate }: ZoomAnimEvent, bringTiles: () => void): void {
    if (noUpdate) {
      bringTiles();
      return;
    }
    const from = { centre: this._map.getCenter(), zoom: this._map.getZoom() };
    const began = document.timeline.currentTime;
    this._setZoomTransforms(center, zoom);
    this.#next.plan('zoomanim', () => {
      const before = this._level;
      bringTiles();
      const level = this._level;
      if (level === undefined || level === before) return;
      const end = level.el.style.transform;
      this._setZoomTransform(level, from.centre, from.zoom);
      const start = level.el.style.transform;
      this._setZoomTransform(level, center, zoom);
      level.el.animate({ transform: [start, end] }, ZOOM_ANIMATION).startTime = began;
    });
  }
}

/** A pinch fires `zoom` with every step, and the tiles stay under the fingers. */
function isPinch(event: LeafletEvent): boolean {
  return 'pinch' in event || 'flyTo' in event;
}
