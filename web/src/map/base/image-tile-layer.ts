import type { Coords, DoneCallback, LeafletEvent, Map as LeafletMap, ZoomAnimEvent } from 'leaflet';
import { GridLayer, TileLayer } from '../leaflet/map-parts.ts';
import { createPacedRequests } from './paced-requests.ts';

/**
 * Work that waits until the frame that is due has been drawn, in the order in which it came. Later work of the same name
 * takes its place.
 */
class NextFrame {
  readonly #due = new Map<string, () => void>();
  #frame = 0;

  plan(name: string, work: () => void): void {
    this.#due.set(name, work);
    // What is asked for outside of a frame belongs to the frame that is due, and only what is asked for then to the next.
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

/** As Leaflet's style sheet animates the tiles that are there when a zoom begins. */
const ZOOM_ANIMATION = { duration: 250, easing: 'cubic-bezier(0, 0, 0.25, 1)' } as const;

/**
 * Leaflet's tiles, which it would all create, request and remove in the very frames that begin and end a move of the map.
 * Here the map moves first, and its tiles follow in the next frame.
 */
export class ImageTileLayer extends TileLayer {
  readonly #request = createPacedRequests();
  readonly #next = new NextFrame();

  override getEvents() {
    const { zoomanim, zoom, moveend, viewprereset, ...others } = super.getEvents?.() ?? {};
    return {
      ...others,
      zoomanim: (event: LeafletEvent) => {
        // What the last move has left to do, this one does at its end.
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
      // Takes everything away, and `viewreset` brings it again at once.
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

  /** Leaflet gives every tile that goes another image, to cancel its request. Most have come long ago. */
  override _removeTile(key: string): void {
    const tile = this._tiles[key]?.el;
    if (tile instanceof HTMLImageElement && tile.complete) {
      GridLayer.prototype._removeTile.call(this, key);
    } else super._removeTile(key);
  }

  /** The tiles that are there move now; those of the new zoom come a frame later and catch up with them. */
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
