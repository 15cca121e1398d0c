import type { LabelStyle } from './label-styles.ts';
import {
  type Letters,
  layOutGlyphs,
  lettersOf,
  type MeasureText,
  splitInRows,
  widthOf,
} from './letters.ts';
import { type MeasuredLine, measureLine } from './measured-line.ts';
import { isInside, middleOf } from './polygon.ts';
import { growBox, type PixelBox } from './projection.ts';
import type { Shape, SketchMap } from './sketch-map.ts';

/** Characters drawn in one call; x and y are the left end of their middle line. */
export type Run = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
};

/** One way to place a name: the boxes that it needs, and a function that returns its letters. */
export type Placement = { readonly boxes: readonly PixelBox[]; readonly write: () => Run[] };

const LINE_HEIGHT = 1.15;
const DOT = 6;
/** Pixels between repetitions of a street's name. */
const REPEAT = 620;
/** The sharpest bend that a name follows, in radians over the height of its letters. */
const SHARPEST_BEND = 0.5;
const STRAIGHT = 0.01;
/** Alternative positions for a name on its stretch of a line, in pixels from the middle. */
const SHIFTS = [0, 45, -45, 90, -90, 150, -150];
/** Alternative positions in an area, as fractions of its width and height from the middle. */
const INNER_SHIFTS = [
  [0, 0],
  [0, 0.1],
  [0, -0.1],
  [0, 0.25],
  [0, -0.25],
  [0.2, 0],
  [-0.2, 0],
  [0.2, -0.2],
  [-0.2, 0.2],
] as const;

/**
 * The names wanted for a shape, each as a list of ways to write it, best first. They depend only
 * on the shape, the zoom and the font, never on the tile, so that all tiles agree.
 */
export function placementsFor(
  shape: Shape,
  style: LabelStyle,
  zoom: number,
  map: SketchMap,
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
      return [inside(letters, shape, scale, shape.kind === 'lake' ? [] : map.lake)];
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

/** Only areas with enough space get a name; one that runs over its park's edge is noise. */
function* inside(
  letters: Letters,
  { line, box }: Shape,
  scale: number,
  ponds: readonly Shape[],
): Iterable<Placement> {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const middle = middleOf(line);
  for (const rows of [splitInRows(letters.text), [letters.text]]) {
    const longest = Math.max(...rows.map((row) => widthOf(letters, row)));
    const tooWide = longest > width * scale * 1.05;
    const tooHigh = rows.length * letters.size > height * scale;
    if (tooWide || tooHigh) continue;
    for (const [across, down] of INNER_SHIFTS) {
      const spot = { x: middle.x + across * width, y: middle.y + down * height };
      const onPond = ponds.some((pond) => isInside(pond.line, spot));
      if (onPond || !isInside(line, spot)) continue;
      yield block(letters, rows, spot.x * scale, spot.y * scale);
    }
  }
}

function along(letters: Letters, line: MeasuredLine): Iterable<Placement>[] {
  const width = widthOf(letters, letters.text);
  if (line.length < width + letters.size) return [];
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
  const steps = Math.ceil(width / letters.size);
  const boxes: PixelBox[] = [];
  let [heading, bend] = [line.at(from).heading, 0];
  for (let step = 0; step <= steps; step++) {
    const { x, y, heading: next } = line.at(from + (width * step) / steps);
    bend = Math.max(bend, Math.abs(wrapAngle(next - heading)));
    heading = next;
    boxes.push(growBox({ left: x, top: y, right: x, bottom: y }, letters.size * 0.62));
  }
  if (bend > SHARPEST_BEND) return undefined;
  const straight = bend < STRAIGHT && letters.tracking === 0;
  return { boxes, write: () => writeOnLine(letters, line, from, width, straight) };
}

function writeOnLine(
  letters: Letters,
  line: MeasuredLine,
  from: number,
  width: number,
  straight: boolean,
): Run[] {
  const backwards = line.at(from + width).x < line.at(from).x;
  const glyphs = straight
    ? [{ character: letters.text, offset: 0, advance: width }]
    : layOutGlyphs(letters, letters.text);
  return glyphs.map(({ character, offset, advance }) => {
    const distance = offset + advance / 2;
    const stand = line.at(backwards ? from + width - distance : from + distance);
    const angle = wrapAngle(stand.heading + (backwards ? Math.PI : 0));
    const x = stand.x - (Math.cos(angle) * advance) / 2;
    const y = stand.y - (Math.sin(angle) * advance) / 2;
    return { text: character, x, y, angle };
  });
}

/** Rows of text around a point. */
function block(letters: Letters, texts: readonly string[], x: number, y: number): Placement {
  const leading = letters.size * LINE_HEIGHT;
  const rows = texts.map((text, index) => {
    const width = widthOf(letters, text);
    const middle = y + (index - (texts.length - 1) / 2) * leading;
    return { text, left: x - width / 2, right: x + width / 2, middle };
  });
  return {
    boxes: rows.map(({ left, right, middle }) => ({
      left,
      top: middle - leading / 2,
      right,
      bottom: middle + leading / 2,
    })),
    write: () => rows.flatMap(({ text, left, middle }) => writeRow(letters, text, left, middle)),
  };
}

function writeRow(letters: Letters, text: string, left: number, y: number): Run[] {
  if (letters.tracking === 0) return [{ text, x: left, y, angle: 0 }];
  return layOutGlyphs(letters, text).map(({ character, offset }) => ({
    text: character,
    x: left + offset,
    y,
    angle: 0,
  }));
}

function wrapAngle(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}
