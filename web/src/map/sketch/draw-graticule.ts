import { latitudeAt, longitudeAt, worldX, worldY } from '@laneway/domain/geo/mercator';
import { CITY_FROM_ZOOM } from './covered-area.ts';
import { CITY_FRAME } from './draw-margins.ts';
import { boxesMeet, type PixelBox } from './projection.ts';
import type { SketchPalette } from './sketch-palette.ts';
import { boxOnTile, type Surface, type TileView } from './surface.ts';

/** Degrees between lines; the finest that keeps the lines far enough apart is drawn. */
const STEPS = [30, 15, 10, 5, 2, 1, 1 / 2, 1 / 4, 1 / 6, 1 / 12, 1 / 30, 1 / 60, 1 / 120, 1 / 360];
const MIN_PIXELS = 130;

const FONT = '10px system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif';
const NUMBERS_WIDTH = 120;
const NUMBERS_HEIGHT = 16;

type Line = { readonly degrees: number; readonly at: number };

/** Parallels and meridians, with their degrees, wherever the sketch has no streets to show. */
export function drawGraticule(surface: Surface, view: TileView, palette: SketchPalette): void {
  const { zoom, scale, left, top, size } = view;
  const outer = boxOnTile(CITY_FRAME.outer, view);
  const inner = boxOnTile(CITY_FRAME.inner, view);
  const tile = { left: 0, top: 0, right: size, bottom: size };
  const cityShows = zoom >= CITY_FROM_ZOOM;
  if (cityShows && contains(inner, tile)) return;
  const step = STEPS.findLast((degrees) => (degrees / 360) * 256 * scale >= MIN_PIXELS) ?? 30;
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
    const strength = cityShows ? outside(at, outer.left, inner.left, inner.right, outer.right) : 1;
    const ink = surface.createLinearGradient(0, outer.top, 0, outer.bottom);
    const gone = (inner.top - outer.top) / (outer.bottom - outer.top);
    surface.strokeStyle = fadeBetween(ink, gone, strength, palette.graticule);
    rule(surface, at, 0, at, size);
  }
  for (const { at } of parallels) {
    const strength = cityShows ? outside(at, outer.top, inner.top, inner.bottom, outer.bottom) : 1;
    const ink = surface.createLinearGradient(outer.left, 0, outer.right, 0);
    const gone = (inner.left - outer.left) / (outer.right - outer.left);
    surface.strokeStyle = fadeBetween(ink, gone, strength, palette.graticule);
    rule(surface, 0, at, size, at);
  }
  const numbered = cityShows ? outer : undefined;
  writeNumbers(surface, palette, step, meridians, parallels, numbered);
}

function contains(outer: PixelBox, inner: PixelBox): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

/** 0 between the two inner bounds, 1 beyond the outer ones, and linear in between. */
function outside(at: number, from: number, to: number, backFrom: number, backTo: number): number {
  const before = (to - at) / (to - from);
  const after = (at - backFrom) / (backTo - backFrom);
  return Math.min(1, Math.max(0, before, after));
}

/** A colour at full strength at both ends of a gradient and weaker in its middle. */
function fadeBetween(
  ink: CanvasGradient,
  gone: number,
  strength: number,
  colour: string,
): CanvasGradient {
  const weak = `${colour}${Math.round(strength * 255)
    .toString(16)
    .padStart(2, '0')}`;
  ink.addColorStop(0, colour);
  ink.addColorStop(gone, weak);
  ink.addColorStop(1 - gone, weak);
  ink.addColorStop(1, colour);
  return ink;
}

function rule(surface: Surface, x: number, y: number, toX: number, toY: number): void {
  surface.beginPath();
  surface.moveTo(x, y);
  surface.lineTo(toX, toY);
  surface.stroke();
}

/** Writes numbers at every other crossing, except where they would overlap the city. */
function writeNumbers(
  surface: Surface,
  palette: SketchPalette,
  step: number,
  meridians: readonly Line[],
  parallels: readonly Line[],
  city: PixelBox | undefined,
): void {
  surface.fillStyle = palette.graticuleInk;
  surface.font = FONT;
  surface.textBaseline = 'alphabetic';
  for (const { degrees: lng, at: x } of meridians) {
    for (const { degrees: lat, at: y } of parallels) {
      const room = { left: x, top: y - NUMBERS_HEIGHT, right: x + NUMBERS_WIDTH, bottom: y };
      const everyOther = Math.round(lng / step + lat / step) % 2 === 0;
      if (!everyOther || (city && boxesMeet(room, city))) continue;
      surface.fillText(`${degreesText(lat, 'N', 'S')} ${degreesText(lng, 'E', 'W')}`, x + 4, y - 4);
    }
  }
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
}

/** `37°48′S`, with minutes and seconds only where there are any. */
export function degreesText(degrees: number, positive: string, negative: string): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  while (parts.length > 1 && parts.at(-1) === 0) parts.pop();
  const text = parts.map((part, index) => `${part}${'°′″'[index]}`).join('');
  return `${text}${degrees < 0 ? negative : positive}`;
}
