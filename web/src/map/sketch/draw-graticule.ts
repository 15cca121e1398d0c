import { CITY_FRAME } from './draw-margins.ts';
import { boxesMeet, latitudeAt, longitudeAt, worldX, worldY } from './projection.ts';
import type { SketchPalette } from './sketch-palette.ts';
import { boxOnTile, type Surface, type TileView } from './surface.ts';

/** Degrees between lines; the finest that keeps the lines far enough apart is drawn. */
const STEPS = [30, 15, 10, 5, 2, 1, 1 / 2, 1 / 4, 1 / 6, 1 / 12, 1 / 30, 1 / 60, 1 / 120, 1 / 360];
const LEAST_PIXELS = 130;

const FONT = '10px system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif';
const NUMBERS_WIDTH = 120;
const NUMBERS_HEIGHT = 16;

type Line = { readonly degrees: number; readonly at: number };

/** Parallels and meridians, with their degrees, wherever the sketch has no streets to show. */
export function drawGraticule(surface: Surface, view: TileView, palette: SketchPalette): void {
  const city = boxOnTile(CITY_FRAME.inner, view);
  const { scale, left, top, size } = view;
  if (city.left <= 0 && city.top <= 0 && city.right >= size && city.bottom >= size) return;
  const step = STEPS.findLast((degrees) => (degrees / 360) * 256 * scale >= LEAST_PIXELS) ?? 30;
  // Numbers at a crossing on the next tile may reach into this one.
  const meridians = multiples(
    step,
    longitudeAt((left - NUMBERS_WIDTH) / scale),
    longitudeAt((left + size) / scale),
  ).map((degrees) => ({ degrees, at: worldX(degrees) * scale - left }));
  const parallels = multiples(
    step,
    latitudeAt((top + size + NUMBERS_HEIGHT) / scale),
    latitudeAt(top / scale),
  ).map((degrees) => ({ degrees, at: worldY(degrees) * scale - top }));
  surface.lineWidth = 1;
  for (const { at } of meridians) {
    const crossesCity = at > city.left && at < city.right;
    surface.strokeStyle = crossesCity ? vanishing(surface, view, palette, 'y') : palette.graticule;
    rule(surface, at, 0, at, size);
  }
  for (const { at } of parallels) {
    const crossesCity = at > city.top && at < city.bottom;
    surface.strokeStyle = crossesCity ? vanishing(surface, view, palette, 'x') : palette.graticule;
    rule(surface, 0, at, size, at);
  }
  writeNumbers(surface, view, palette, step, meridians, parallels);
}

function rule(surface: Surface, x: number, y: number, toX: number, toY: number): void {
  surface.beginPath();
  surface.moveTo(x, y);
  surface.lineTo(toX, toY);
  surface.stroke();
}

/** An ink for a line that runs into the city: gone where the streets are at full strength. */
function vanishing(
  surface: Surface,
  view: TileView,
  { graticule }: SketchPalette,
  axis: 'x' | 'y',
): CanvasGradient {
  const outer = boxOnTile(CITY_FRAME.outer, view);
  const inner = boxOnTile(CITY_FRAME.inner, view);
  const [start, end, from] =
    axis === 'x' ? [outer.left, outer.right, inner.left] : [outer.top, outer.bottom, inner.top];
  const gone = (from - start) / (end - start);
  const ink =
    axis === 'x'
      ? surface.createLinearGradient(start, 0, end, 0)
      : surface.createLinearGradient(0, start, 0, end);
  ink.addColorStop(0, graticule);
  ink.addColorStop(gone, `${graticule}00`);
  ink.addColorStop(1 - gone, `${graticule}00`);
  ink.addColorStop(1, graticule);
  return ink;
}

/** At every other crossing, except where they would run into the city. */
function writeNumbers(
  surface: Surface,
  view: TileView,
  palette: SketchPalette,
  step: number,
  meridians: readonly Line[],
  parallels: readonly Line[],
): void {
  const city = boxOnTile(CITY_FRAME.outer, view);
  surface.fillStyle = palette.graticuleInk;
  surface.font = FONT;
  surface.textBaseline = 'alphabetic';
  for (const { degrees: lng, at: x } of meridians) {
    for (const { degrees: lat, at: y } of parallels) {
      const room = { left: x, top: y - NUMBERS_HEIGHT, right: x + NUMBERS_WIDTH, bottom: y };
      const everyOther = Math.round(lng / step + lat / step) % 2 === 0;
      if (!everyOther || boxesMeet(room, city)) continue;
      surface.fillText(`${inWords(lat, 'N', 'S')} ${inWords(lng, 'E', 'W')}`, x + 4, y - 4);
    }
  }
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
}

/** `37°48′S`, with minutes and seconds only where there are any. */
export function inWords(degrees: number, positive: string, negative: string): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  while (parts.length > 1 && parts.at(-1) === 0) parts.pop();
  const text = parts.map((part, index) => `${part}${'°′″'[index]}`).join('');
  return `${text}${degrees < 0 ? negative : positive}`;
}
