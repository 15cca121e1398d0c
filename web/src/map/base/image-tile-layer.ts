import type { Coords, DoneCallback } from 'leaflet';
import { TileLayer } from '../leaflet/map-parts.ts';
import { createPacedRequests } from './paced-requests.ts';

/** Leaflet's tiles, which it would all request in the very frame that begins a zoom. */
export class ImageTileLayer extends TileLayer {
  readonly #request = createPacedRequests();

  protected override createTile(coordinates: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('img');
    tile.alt = '';
    tile.addEventListener('load', () => done(undefined, tile));
    tile.addEventListener('error', () => done(new Error('The tile did not load.'), tile));
    this.#request(tile, this.getTileUrl(coordinates));
    return tile;
  }
}
