import { drawTile } from './draw-tile.ts';
import { type Label, layOutLabels } from './label-layout.ts';
import type { MeasureText } from './letters.ts';
import { readSketchMap } from './sketch-map.ts';
import { SKETCH_PALETTES, type SketchTheme } from './sketch-palette.ts';
import { type Surface, tileView } from './surface.ts';

/** A tile to draw: its coordinates, its size on the map and on the device, and its colours. */
export type TileOrder = {
  readonly column: number;
  readonly row: number;
  readonly zoom: number;
  readonly size: number;
  readonly devicePixels: number;
  readonly theme: SketchTheme;
};

/** A canvas in the page or in a worker. */
export type TileSurface = Surface &
  Pick<CanvasRenderingContext2D, 'scale'> & {
    readonly measureText: (text: string) => Pick<TextMetrics, 'width'>;
  };

export type DrawOrder = (surface: TileSurface, order: TileOrder) => void;

/** Reads the map, and returns a function that draws its tiles. Names are laid out when a zoom is first drawn. */
export function createTileDrawer(): DrawOrder {
  const map = readSketchMap();
  const labels = new Map<number, Label[]>();
  const widths = new Map<string, number>();
  const labelsAt = (zoom: number, surface: TileSurface): Label[] => {
    const known = labels.get(zoom) ?? layOutLabels(map, zoom, measureWith(surface, widths));
    labels.set(zoom, known);
    return known;
  };
  return (surface, { column, row, zoom, size, devicePixels, theme }) => {
    const names = labelsAt(zoom, surface);
    surface.scale(devicePixels / size, devicePixels / size);
    drawTile(surface, tileView(column, row, zoom, size), map, names, SKETCH_PALETTES[theme]);
  };
}

/** Measures each text once. */
function measureWith(surface: TileSurface, widths: Map<string, number>): MeasureText {
  return (font, text) => {
    const key = `${font}|${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    if (surface.font !== font) surface.font = font;
    const { width } = surface.measureText(text);
    widths.set(key, width);
    return width;
  };
}
