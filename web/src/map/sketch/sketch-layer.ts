import type { Coords, Layer } from 'leaflet';
import { GridLayer } from '../leaflet/map-parts.ts';
import { drawTile } from './draw-tile.ts';
import { type Label, layOutLabels } from './label-layout.ts';
import type { MeasureText } from './letters.ts';
import { readSketchMap } from './sketch-map.ts';
import { SKETCH_PALETTES, type SketchTheme } from './sketch-palette.ts';
import { tileView } from './surface.ts';

const MAX_ZOOM = 19;

/**
 * The built-in base map: inner Melbourne drawn from the app's own data, land, sea and a graticule
 * elsewhere. It makes no requests and draws each tile synchronously.
 */
export function createSketchLayer(theme: SketchTheme): Layer {
  return new SketchLayer(theme);
}

class SketchLayer extends GridLayer {
  readonly #map = readSketchMap();
  readonly #labels = new Map<number, Label[]>();
  readonly #measure = createMeasure();
  readonly #theme: SketchTheme;

  constructor(theme: SketchTheme) {
    super({ maxZoom: MAX_ZOOM, className: 'sketch-map' });
    this.#theme = theme;
  }

  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const { x: size } = this.getTileSize();
    const density = window.devicePixelRatio;
    const tile = document.createElement('canvas');
    tile.width = Math.round(size * density);
    tile.height = tile.width;
    const surface = tile.getContext('2d');
    if (!surface) return tile;
    surface.scale(tile.width / size, tile.width / size);
    drawTile(
      surface,
      tileView(x, y, z, size),
      this.#map,
      this.#labelsAt(z),
      SKETCH_PALETTES[this.#theme],
    );
    return tile;
  }

  #labelsAt(zoom: number): Label[] {
    const known = this.#labels.get(zoom);
    if (known) return known;
    const labels = layOutLabels(this.#map, zoom, this.#measure);
    this.#labels.set(zoom, labels);
    return labels;
  }
}

/** Measures with an off-screen canvas, each text once. */
function createMeasure(): MeasureText {
  const surface = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (font, text) => {
    const key = `${font}|${text}`;
    const width = known.get(key) ?? measureWith(surface, font, text);
    known.set(key, width);
    return width;
  };
}

function measureWith(surface: CanvasRenderingContext2D | null, font: string, text: string): number {
  if (!surface) return 0;
  if (surface.font !== font) surface.font = font;
  return surface.measureText(text).width;
}
