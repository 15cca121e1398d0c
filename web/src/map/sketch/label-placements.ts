import { fontAt, type LabelStyle, sizeAt } from './label-styles.ts';
import { type MeasuredLine, measureLine } from './measured-line.ts';
import { growBox, type PixelBox } from './projection.ts';
import type { Shape } from './sketch-map.ts';

/** The width of a text in a font, in pixels. */
export type MeasureText = (font: string, text: string) => number;

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
const LONGEST_ROW = 13;
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
  const letters: Letters = {
    text: style.capitals ? shape.name.toUpperCase() : shape.name,
    font: fontAt(style, zoom),
    size: sizeAt(style, zoom),
    tracking: style.tracking * sizeAt(style, zoom),
    measure,
  };
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

type Letters = {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  readonly tracking: number;
  readonly measure: MeasureText;
};

function* centred(letters: Letters, x: number, y: number): Iterable<Placement> {
  for (const dy of [0, -letters.size, letters.size, -2 * letters.size, 2 * letters.size]) {
    yield block(letters, splitInRows(letters.text), x, y + dy);
  }
}

function* beside(letters: Letters, x: number, y: number): Iterable<Placement> {
  const reach = widthOf(letters, letters.text) / 2 + DOT;
  const drop = letters.size / 2 + DOT;
  for (const [dx, dy] of [
    [reach, 0],
    [-reach, 0],
    [0, drop],
    [0, -drop],
  ] as const) {
    yield block(letters, [letters.text], x + dx, y + dy);
  }
}

/** Names only areas with room for them; a name that runs over its park's edge is noise. */
function* inside(letters: Letters, { line, box }: Shape, scale: number): Iterable<Placement> {
  const { x, y } = middleOf(line);
  for (const rows of [splitInRows(letters.text), [letters.text]]) {
    const width = Math.max(...rows.map((row) => widthOf(letters, row)));
    const roomX = (box.right - box.left) * scale;
    const roomY = (box.bottom - box.top) * scale;
    if (width > roomX * 1.05 || rows.length * letters.size > roomY) continue;
    yield block(letters, rows, x * scale, y * scale);
    yield block(letters, rows, x * scale, y * scale + letters.size * 1.3);
    yield block(letters, rows, x * scale, y * scale - letters.size * 1.3);
  }
}

function along(letters: Letters, line: MeasuredLine): Iterable<Placement>[] {
  const width = widthOf(letters, letters.text);
  const room = line.length - width - letters.size;
  if (room < 0) return [];
  const count = Math.max(1, Math.floor(line.length / (REPEAT + width)));
  const stretch = line.length / count;
  return Array.from({ length: count }, (_, index) =>
    alongStretch(letters, line, width, stretch * (index + 0.5), stretch),
  );
}

function* alongStretch(
  letters: Letters,
  line: MeasuredLine,
  width: number,
  middle: number,
  stretch: number,
): Iterable<Placement> {
  for (const shift of SHIFTS) {
    if (Math.abs(shift) + width / 2 > stretch / 2) continue;
    const placement = onLine(letters, line, middle + shift - width / 2, width);
    if (placement) yield placement;
  }
}

/** Writes along the line from a distance on; nothing if the line bends too sharply there. */
function onLine(
  letters: Letters,
  line: MeasuredLine,
  from: number,
  width: number,
): Placement | undefined {
  const [start, end] = [line.at(from), line.at(from + width)];
  const backwards = end.x < start.x;
  const turn = backwards ? Math.PI : 0;
  const runs: Run[] = [];
  let heading: number | undefined;
  let bend = 0;
  for (const { character, offset, advance } of spell(letters, letters.text)) {
    const distance = offset + advance / 2;
    const stand = line.at(backwards ? from + width - distance : from + distance);
    if (heading !== undefined) {
      const change = Math.abs(wrapAngle(stand.heading - heading));
      if (change > SHARPEST_BEND) return undefined;
      bend = Math.max(bend, change);
    }
    heading = stand.heading;
    const angle = wrapAngle(stand.heading + turn);
    runs.push({
      text: character,
      x: stand.x - (Math.cos(angle) * advance) / 2,
      y: stand.y - (Math.sin(angle) * advance) / 2,
      angle,
    });
  }
  const boxes = runs.map(({ x, y }) =>
    growBox({ left: x, top: y, right: x, bottom: y }, letters.size * 0.62),
  );
  const [first] = runs;
  const straight = bend < STRAIGHT && letters.tracking === 0 && first;
  return { runs: straight ? [{ ...first, text: letters.text }] : runs, boxes };
}

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
    if (letters.tracking === 0) runs.push({ text: row, x: left, y: middle, angle: 0 });
    else {
      for (const { character, offset } of spell(letters, row)) {
        runs.push({ text: character, x: left + offset, y: middle, angle: 0 });
      }
    }
  });
  return { runs, boxes };
}

/** Each character with its place in the text, kerned as the font would. */
function spell(
  { font, tracking, measure }: Letters,
  text: string,
): { character: string; offset: number; advance: number }[] {
  let before = 0;
  return [...text].map((character, index) => {
    const after = measure(font, text.slice(0, index + 1));
    const spelt = { character, offset: before + tracking * index, advance: after - before };
    before = after;
    return spelt;
  });
}

function widthOf({ font, tracking, measure }: Letters, text: string): number {
  return measure(font, text) + tracking * (text.length - 1);
}

/** Long names break at the space nearest to their middle. */
function splitInRows(text: string): string[] {
  if (text.length <= LONGEST_ROW || !text.includes(' ')) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const fromMiddle = (index: number) => Math.abs(index - text.length / 2);
  const cut = spaces.reduce((best, index) => (fromMiddle(index) < fromMiddle(best) ? index : best));
  return [text.slice(0, cut), text.slice(cut + 1)];
}

/** The centre of gravity of an area. */
function middleOf(line: Shape['line']): { x: number; y: number } {
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
