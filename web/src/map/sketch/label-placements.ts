import type { LabelStyle } from './label-styles.ts';
import {
  type Glyph,
  type Letters,
  lettersOf,
  type MeasureText,
  spell,
  splitInRows,
  widthOf,
} from './letters.ts';
import { type MeasuredLine, measureLine } from './measured-line.ts';
import { growBox, type PixelBox, type WorldLine } from './projection.ts';
import type { Shape } from './sketch-map.ts';

/** Letters that are drawn in one go; x and y are the left end of their middle line. */
export type Run = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
};

/** One way to write a name: its letters, and the room that they need. */
export type Placement = { readonly runs: readonly Run[]; readonly boxes: readonly PixelBox[] };

const LINE_HEIGHT = 1.15;
const DOT = 6;
/** Pixels between two writings of a street's name. */
const REPEAT = 620;
/** A name may lean into a bend up to here, in radians per letter. */
const SHARPEST_BEND = 0.35;
const STRAIGHT = 0.01;
/** Where else on its stretch of a line a name may stand, in pixels from the middle. */
const SHIFTS = [0, 45, -45, 90, -90, 150, -150];

/**
 * The names that a shape would like to have, each as a list of ways to write it, best first. Only
 * the shape, the zoom and the font decide, never the tile, so that all tiles agree.
 */
export function placementsFor(
  shape: Shape,
  style: LabelStyle,
  zoom: number,
  measure: MeasureText,
): Iterable<Placement>[] {
  const scale = 2 ** zoom;
  const letters = lettersOf(shape.name, style, zoom, measure);
  switch (style.placing) {
    case 'centred':
      return [centred(letters, shape.box.left * scale, shape.box.top * scale)];
    case 'beside':
      return [beside(letters, shape.box.left * scale, shape.box.top * scale)];
    case 'inside':
      return [inside(letters, shape, scale)];
    case 'along':
      return along(letters, measureLine(shape.line, scale));
  }
}

function* centred(letters: Letters, x: number, y: number): Iterable<Placement> {
  for (const rows of [0, -1, 1, -2, 2]) {
    yield block(letters, splitInRows(letters.text), x, y + rows * letters.size);
  }
}

function* beside(letters: Letters, x: number, y: number): Iterable<Placement> {
  const across = widthOf(letters, letters.text) / 2 + DOT;
  const down = letters.size / 2 + DOT;
  yield block(letters, [letters.text], x + across, y);
  yield block(letters, [letters.text], x - across, y);
  yield block(letters, [letters.text], x, y + down);
  yield block(letters, [letters.text], x, y - down);
}

/** Names only areas with room for them; a name that runs over its park's edge is noise. */
function* inside(letters: Letters, { line, box }: Shape, scale: number): Iterable<Placement> {
  const { x, y } = middleOf(line);
  for (const rows of [splitInRows(letters.text), [letters.text]]) {
    const width = Math.max(...rows.map((row) => widthOf(letters, row)));
    const tooWide = width > (box.right - box.left) * scale * 1.05;
    const tooHigh = rows.length * letters.size > (box.bottom - box.top) * scale;
    if (tooWide || tooHigh) continue;
    for (const shift of [0, 1.3, -1.3]) {
      yield block(letters, rows, x * scale, y * scale + shift * letters.size);
    }
  }
}

function along(letters: Letters, line: MeasuredLine): Iterable<Placement>[] {
  const width = widthOf(letters, letters.text);
  if (line.length < width + letters.size) return [];
  const glyphs = spell(letters, letters.text);
  const count = Math.max(1, Math.floor(line.length / (REPEAT + width)));
  const stretch = line.length / count;
  return Array.from({ length: count }, (_, index) =>
    alongStretch(letters, glyphs, line, width, stretch * (index + 0.5), stretch),
  );
}

function* alongStretch(
  letters: Letters,
  glyphs: readonly Glyph[],
  line: MeasuredLine,
  width: number,
  middle: number,
  stretch: number,
): Iterable<Placement> {
  for (const shift of SHIFTS) {
    if (Math.abs(shift) + width / 2 > stretch / 2) continue;
    const placement = onLine(letters, glyphs, line, middle + shift - width / 2, width);
    if (placement) yield placement;
  }
}

/** Writes along the line from a distance on; nothing if the line bends too sharply there. */
function onLine(
  letters: Letters,
  glyphs: readonly Glyph[],
  line: MeasuredLine,
  from: number,
  width: number,
): Placement | undefined {
  const backwards = line.at(from + width).x < line.at(from).x;
  const runs: Run[] = [];
  let [heading, bend] = [line.at(from).heading, 0];
  for (const { character, offset, advance } of glyphs) {
    const distance = offset + advance / 2;
    const stand = line.at(backwards ? from + width - distance : from + distance);
    if (runs.length > 0) bend = Math.max(bend, Math.abs(wrapAngle(stand.heading - heading)));
    heading = stand.heading;
    const angle = wrapAngle(heading + (backwards ? Math.PI : 0));
    const x = stand.x - (Math.cos(angle) * advance) / 2;
    const y = stand.y - (Math.sin(angle) * advance) / 2;
    runs.push({ text: character, x, y, angle });
  }
  if (bend > SHARPEST_BEND) return undefined;
  const boxes = runs.map(({ x, y }) =>
    growBox({ left: x, top: y, right: x, bottom: y }, letters.size * 0.62),
  );
  const [first] = runs;
  const inOneGo = first && bend < STRAIGHT && letters.tracking === 0;
  return { runs: inOneGo ? [{ ...first, text: letters.text }] : runs, boxes };
}

/** Rows of text around a point. */
function block(letters: Letters, rows: readonly string[], x: number, y: number): Placement {
  const leading = letters.size * LINE_HEIGHT;
  const runs: Run[] = [];
  const boxes: PixelBox[] = [];
  rows.forEach((row, index) => {
    const width = widthOf(letters, row);
    const left = x - width / 2;
    const middle = y + (index - (rows.length - 1) / 2) * leading;
    boxes.push({
      left,
      top: middle - leading / 2,
      right: left + width,
      bottom: middle + leading / 2,
    });
    const glyphs = letters.tracking === 0 ? [{ character: row, offset: 0 }] : spell(letters, row);
    for (const { character, offset } of glyphs) {
      runs.push({ text: character, x: left + offset, y: middle, angle: 0 });
    }
  });
  return { runs, boxes };
}

/** The centre of gravity of an area. */
function middleOf(line: WorldLine): { x: number; y: number } {
  const [originX, originY] = [line[0] ?? 0, line[1] ?? 0];
  let [area, x, y] = [0, 0, 0];
  for (let i = 0; i < line.length; i += 2) {
    const [ax, ay] = [(line[i] ?? 0) - originX, (line[i + 1] ?? 0) - originY];
    const next = (i + 2) % line.length;
    const [bx, by] = [(line[next] ?? 0) - originX, (line[next + 1] ?? 0) - originY];
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return { x: originX + x / (3 * area), y: originY + y / (3 * area) };
}

function wrapAngle(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
