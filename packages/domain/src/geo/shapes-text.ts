import { fail, ok, type Result } from '../result.ts';
import { MAX_GUIDE_POINTS } from '../text-limits.ts';
import { parseCoordinates, printCoordinates } from './location-text.ts';
import type { Point } from './point.ts';

/** A line or an area on the map, in a colour that is safe to draw with. */
export type Shape = { readonly points: readonly Point[]; readonly colour: string };

export type ShapeKind = 'path' | 'boundary';

/** The default colour and the required points of each kind of shapes text. */
export const SHAPE_KINDS = {
  path: { defaultColour: 'blue', minPoints: 2 },
  boundary: { defaultColour: 'green', minPoints: 3 },
} as const satisfies Record<ShapeKind, { defaultColour: string; minPoints: number }>;

/** An error in a shapes text; parts and points are counted from 1. */
export type ShapeError =
  | { readonly kind: 'unreadable'; readonly shape: number }
  | { readonly kind: 'bad_point'; readonly shape: number; readonly point: number }
  | { readonly kind: 'too_few_points'; readonly shape: number; readonly min: number }
  | { readonly kind: 'too_many_points'; readonly max: number };

/** Parses every valid shape for display, and drops the rest. */
export function parseShapes(kind: ShapeKind, text: string | null | undefined): Shape[] {
  return finish(parseShapesInSteps(kind, text));
}

/** Does what {@link parseShapes} does in steps of a few hundred points, so that the caller can yield to other work. */
export function* parseShapesInSteps(
  kind: ShapeKind,
  text: string | null | undefined,
): Generator<undefined, Shape[]> {
  const parts = yield* readParts(kind, text);
  return parts.flatMap((part) => (part.ok ? [part.value] : []));
}

/** Checks a text before it is saved: returns all of its shapes, or all of its errors. Blank means no shapes. */
export function checkShapes(
  kind: ShapeKind,
  text: string | null | undefined,
): Result<readonly Shape[], readonly ShapeError[]> {
  const shapes: Shape[] = [];
  const errors: ShapeError[] = [];
  for (const part of finish(readParts(kind, text))) {
    if (part.ok) shapes.push(part.value);
    else errors.push(part.error);
  }
  const pointCount = shapes.reduce((sum, shape) => sum + shape.points.length, 0);
  if (pointCount > MAX_GUIDE_POINTS) {
    errors.push({ kind: 'too_many_points', max: MAX_GUIDE_POINTS });
  }
  return errors.length === 0 ? ok(shapes) : fail(errors);
}

/** The message that a creator reads. */
export function describeShapeError(error: ShapeError): string {
  switch (error.kind) {
    case 'unreadable':
      return `Shape ${error.shape}: points must be written as (lat,lng)`;
    case 'bad_point':
      return `Shape ${error.shape}, point ${error.point}: not a latitude and longitude`;
    case 'too_few_points':
      return `Shape ${error.shape}: needs at least ${error.min} points`;
    case 'too_many_points':
      return `More than ${error.max} points in all`;
  }
}

/** The text of shapes; {@link parseShapes} returns the same ones. An empty list prints blank. */
export function printShapes(shapes: readonly Shape[]): string {
  return shapes.map((shape) => printShape(shape.points, shape.colour)).join(';');
}

const POINTS_PER_STEP = 500;

function finish<Value>(steps: Generator<undefined, Value>): Value {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

type ReadPart = Result<Shape, ShapeError>;

function* readParts(
  kind: ShapeKind,
  text: string | null | undefined,
): Generator<undefined, ReadPart[]> {
  const read: ReadPart[] = [];
  for (const [index, part] of splitShapes(text ?? '').entries()) {
    read.push(yield* readPart(kind, part, index + 1));
    if (index % POINTS_PER_STEP === 0) yield;
  }
  return read;
}

function* readPart(kind: ShapeKind, part: string, shape: number): Generator<undefined, ReadPart> {
  const { defaultColour, minPoints } = SHAPE_KINDS[kind];
  const split = splitShape(part);
  if (split === null) return fail({ kind: 'unreadable', shape });
  const points: Point[] = [];
  for (const [index, pointText] of split.pointTexts.entries()) {
    const point = parseCoordinates(pointText);
    if (point === null) return fail({ kind: 'bad_point', shape, point: index + 1 });
    points.push(point);
    if (index % POINTS_PER_STEP === 0) yield;
  }
  if (points.length < minPoints) {
    return fail({ kind: 'too_few_points', shape, min: minPoints });
  }
  return ok({ points, colour: parseColour(split.colourText) ?? defaultColour });
}

/** One ';'-separated part of a shapes text, split but not yet validated. */
export type ShapePart = { readonly pointTexts: readonly string[]; readonly colourText: string };

const POINT_IN_BRACKETS = /\(([^()]*)\)/g;

/** The parts of a shapes text without empty ones (a trailing ';'). */
export function splitShapes(text: string): string[] {
  return text.split(';').filter((part) => part.trim() !== '');
}

/**
 * Splits one part into its points and its colour. A part without brackets is one point; null when there is anything but
 * commas and blanks between the points.
 */
export function splitShape(part: string): ShapePart | null {
  const [pointsText = '', colourText = '', ...rest] = part.split('|');
  if (rest.length > 0) return null;
  if (!pointsText.includes('(')) {
    return pointsText.trim() === '' ? null : { pointTexts: [pointsText], colourText };
  }
  const pointTexts = Array.from(pointsText.matchAll(POINT_IN_BRACKETS), (match) => match[1] ?? '');
  const between = pointsText.replace(POINT_IN_BRACKETS, '');
  return /^[\s,]*$/.test(between) ? { pointTexts, colourText } : null;
}

export function printShape(points: readonly Point[], colour: string | null): string {
  const pointsText = points.map((point) => `(${printCoordinates(point)})`).join(',');
  return colour === null ? pointsText : `${pointsText}|${colour}`;
}

/** The named colours of CSS Color 4. 'transparent' is left out: a shape must be visible. */
const CSS_COLOUR_NAMES: ReadonlySet<string> = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
  brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue
  darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange
  darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise
  darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen
  fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred
  indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen
  lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta
  maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
  mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
  navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple
  red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
  slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet
  wheat white whitesmoke yellow yellowgreen`.split(/\s+/),
);

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/;

/**
 * A colour in its stored form (lower case), or null for anything that is neither a CSS name nor #hex. The result is
 * safe to put into a style or an SVG attribute.
 */
export function parseColour(text: string): string | null {
  const colour = text.trim().toLowerCase();
  return CSS_COLOUR_NAMES.has(colour) || HEX.test(colour) ? colour : null;
}
