import { worldX, worldY } from '@laneway/domain/geo/mercator';
import { describe, expect, it } from 'vitest';
import { drawTile } from './draw-tile.ts';
import { layOutLabels } from './label-layout.ts';
import type { MeasureText } from './letters.ts';
import { createRecordingSurface, type Stroke } from './recording-surface.test-data.ts';
import { readSketchMap } from './sketch-map.ts';
import { SKETCH_PALETTES } from './sketch-palette.ts';
import { type TileView, tileView } from './surface.ts';

const SIZE = 256;
const map = readSketchMap();
const palette = SKETCH_PALETTES.light;
const measure: MeasureText = (_font, text) => text.length * 6;

describe('a tile of the sketch map', () => {
  it('is filled with land first', () => {
    const [first] = draw(-37.8135, 144.9657, 15);
    expect(first).toEqual({ tool: 'fillRect', ink: palette.land, values: [0, 0, SIZE, SIZE] });
  });

  it('shows the streets, tram lines and names of the city', () => {
    const strokes = draw(-37.8135, 144.9657, 15);
    expect(inks(strokes, 'stroke')).toContain(palette.main);
    expect(inks(strokes, 'stroke')).toContain(palette.tram);
    expect(texts(strokes)).toContain('Bourke Street');
  });

  it('draws the edges of all streets before the inside of any', () => {
    const strokes = draw(-37.8135, 144.9657, 15).filter(({ tool }) => tool === 'stroke');
    const lastEdge = strokes.findLastIndex(({ ink }) => ink === palette.mainEdge);
    const firstFill = strokes.findIndex(({ ink }) => ink === palette.street);
    expect(lastEdge).toBeLessThan(firstFill);
  });

  it('has water with ripples at the shore of St Kilda', () => {
    const strokes = draw(-37.8647, 144.968, 15);
    expect(inks(strokes, 'fill')).toContain(palette.water);
    expect(inks(strokes, 'stroke')).toContain(palette.ripple);
  });

  it('has only the graticule far from Melbourne', () => {
    const strokes = draw(-33.868, 151.21, 12);
    expect(texts(strokes).every((text) => /^\d+°[\d′″]*S \d+°[\d′″]*E$/.test(text))).toBe(true);
    expect(inks(strokes, 'fill')).not.toContain(palette.water);
    expect(strokes.some(({ tool }) => tool === 'lineTo')).toBe(true);
  });

  it('has no graticule where there are streets', () => {
    const graticule = draw(-37.8135, 144.9657, 15).filter(
      ({ tool }) => tool === 'createLinearGradient',
    );
    expect(graticule).toEqual([]);
  });

  it('hides streets at a low zoom and shows towns instead', () => {
    const strokes = draw(-37.9, 144.66, 9);
    expect(inks(strokes, 'stroke')).not.toContain(palette.mainFar);
    expect(inks(strokes, 'stroke')).toContain(palette.freewayFar);
    expect(texts(strokes)).toContain('Werribee');
  });

  it('clips shapes that reach far beyond it', () => {
    const points = draw(-37.8647, 144.968, 19).filter(({ tool }) => tool === 'moveTo');
    const farthest = Math.max(
      ...points.flatMap(({ values }) => values.map((v) => Math.abs(Number(v)))),
    );
    expect(farthest).toBeLessThan(20_000);
  });

  it('writes a name across a border in the same position on both tiles', () => {
    const labels = layOutLabels(map, 15, measure);
    const crossing = labels.find(
      ({ runs, bounds }) =>
        runs.length === 1 &&
        runs[0]?.angle === 0 &&
        Math.floor(bounds.left / SIZE) !== Math.floor(bounds.right / SIZE) &&
        Math.floor(bounds.top / SIZE) === Math.floor(bounds.bottom / SIZE),
    );
    if (!crossing) throw new Error('No name crosses a border; choose another zoom');
    const row = Math.floor(crossing.bounds.top / SIZE);
    const places = [crossing.bounds.left, crossing.bounds.right].map((x) => {
      const column = Math.floor(x / SIZE);
      const written = record(tileView(column, row, 15, SIZE)).find(
        ({ tool, values }) => tool === 'fillText' && values[0] === crossing.runs[0]?.text,
      );
      return Number(written?.values[1]) + column * SIZE;
    });
    expect(places[0]).toBeCloseTo(places[1] ?? 0, 6);
  });
});

describe('the palettes', () => {
  it('have different colours for every kind of ground', () => {
    for (const ink of ['land', 'urban', 'water', 'park', 'street', 'placeInk'] as const) {
      expect(SKETCH_PALETTES.light[ink]).not.toBe(SKETCH_PALETTES.dark[ink]);
    }
  });

  it.each(['light', 'dark'] as const)('keep names legible on their ground: %s', (theme) => {
    const inks = SKETCH_PALETTES[theme];
    for (const [ink, ground] of [
      ['placeInk', 'urban'],
      ['placeInk', 'land'],
      ['streetInk', 'street'],
      ['streetInk', 'main'],
      ['parkInk', 'park'],
      ['waterInk', 'water'],
      ['landmarkInk', 'building'],
      ['rail', 'urban'],
    ] as const) {
      expect(contrast(inks[ink], inks[ground]), `${ink} on ${ground}`).toBeGreaterThan(4.5);
    }
  });
});

function draw(lat: number, lng: number, zoom: number): Stroke[] {
  const tilesPerWorldPixel = 2 ** zoom / SIZE;
  const column = Math.floor(worldX(lng) * tilesPerWorldPixel);
  const row = Math.floor(worldY(lat) * tilesPerWorldPixel);
  return record(tileView(column, row, zoom, SIZE));
}

function record(view: TileView): Stroke[] {
  const { surface, strokes } = createRecordingSurface();
  drawTile(surface, view, map, layOutLabels(map, view.zoom, measure), palette);
  return strokes;
}

function inks(strokes: readonly Stroke[], tool: string): unknown[] {
  return strokes.filter((stroke) => stroke.tool === tool).map(({ ink }) => ink);
}

function texts(strokes: readonly Stroke[]): string[] {
  return strokes.filter(({ tool }) => tool === 'fillText').map(({ values }) => String(values[0]));
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
