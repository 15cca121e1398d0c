import type { Coords, DoneCallback, Layer, Map as LeafletMap } from 'leaflet';
import { GridLayer } from '../leaflet/map-parts.ts';
import { openTilePainter, type TilePainter } from './open-tile-painter.ts';
import type { SketchTheme } from './sketch-palette.ts';

const MAX_ZOOM = 19;

/**
 * The built-in base map: inner Melbourne drawn from the app's own data, land, sea and a graticule
 * elsewhere. It needs no server.
 */
export function createSketchLayer(theme: SketchTheme): Layer {
  return new SketchLayer(theme);
}

class SketchLayer extends GridLayer {
  readonly #theme: SketchTheme;
  #painter: TilePainter | null = null;

  constructor(theme: SketchTheme) {
    super({ maxZoom: MAX_ZOOM, className: 'sketch-map' });
    this.#theme = theme;
  }

  override onAdd(map: LeafletMap): this {
    this.#painter = openTilePainter();
    return super.onAdd(map);
  }

  override onRemove(map: LeafletMap): this {
    this.#painter?.close();
    this.#painter = null;
    return super.onRemove(map);
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const { x: size } = this.getTileSize();
    const tile = document.createElement('canvas');
    tile.width = Math.round(size * window.devicePixelRatio);
    tile.height = tile.width;
    this.#painter
      ?.paint(tile, {
        column: x,
        row: y,
        zoom: z,
        size,
        devicePixels: tile.width,
        theme: this.#theme,
      })
      .then(
        () => done(undefined, tile),
        (error: Error) => done(error, tile),
      );
    return tile;
  }
}
