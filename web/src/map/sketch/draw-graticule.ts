import { clipOutsideCity, isInsideCity } from './draw-margins.ts';
import { latitudeAt, longitudeAt, worldX, worldY } from './projection.ts';
import type { SketchPalette } from './sketch-palette.ts';
import type { Surface, TileView } from './surface.ts';

/** Degrees between lines; the finest that keeps the lines far enough apart is drawn. */
const STEPS = [30, 15, 10, 5, 2, 1, 1 / 2, 1 / 4, 1 / 6, 1 / 12, 1 / 30, 1 / 60, 1 / 120, 1 / 360];
const LEAST_PIXELS = 130;
const LABEL_FONT = '10px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Parallels and meridians, with their degrees, wherever the sketch has no streets to show. */
export function drawGraticule(surface: Surface, view: TileView, palette: SketchPalette): void {
  if (isInsideCity(view)) return;
  const { scale, left, top, size } = view;
  const step = STEPS.findLast((degrees) => (degrees / 360) * 256 * scale >= LEAST_PIXELS) ?? 30;
  // A neighbour's numbers may reach into this tile, so lines are sought a little beyond it.
  const meridians = multiples(
    step,
    longitudeAt((left - 80) / scale),
    longitudeAt((left + size) / scale),
  );
  const parallels = multiples(step, latitudeAt((top + size + 20) / scale), latitudeAt(top / scale));
  surface.save();
  clipOutsideCity(surface, view);
  surface.strokeStyle = palette.graticule;
  surface.lineWidth = 1;
  surface.beginPath();
  for (const lng of meridians) {
    const x = worldX(lng) * scale - left;
    surface.moveTo(x, 0);
    surface.lineTo(x, size);
  }
  for (const lat of parallels) {
    const y = worldY(lat) * scale - top;
    surface.moveTo(0, y);
    surface.lineTo(size, y);
  }
  surface.stroke();
  surface.fillStyle = palette.streetInk;
  surface.font = LABEL_FONT;
  surface.textBaseline = 'alphabetic';
  for (const lng of meridians) {
    for (const lat of parallels) {
      if (!isEven(lng / step + lat / step)) continue;
      const [x, y] = [worldX(lng) * scale - left, worldY(lat) * scale - top];
      surface.fillText(`${degrees(lat, 'NS')} ${degrees(lng, 'EW')}`, x + 4, y - 4);
    }
  }
  surface.restore();
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
}

function isEven(value: number): boolean {
  return Math.round(value) % 2 === 0;
}

/** `37°48′S`, with seconds only where there are any. */
export function degrees(value: number, letters: 'NS' | 'EW'): string {
  const seconds = Math.round(Math.abs(value) * 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = seconds % 60;
  return [
    `${Math.floor(seconds / 3600)}°`,
    minutes > 0 || rest > 0 ? `${minutes}′` : '',
    rest > 0 ? `${rest}″` : '',
    value < 0 ? letters[1] : letters[0],
  ].join('');
}
