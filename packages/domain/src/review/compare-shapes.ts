import { formatDistance, pathLengthMetres } from '../geo/distance.ts';
import { parseMarkers } from '../geo/marker-text.ts';
import type { Point } from '../geo/point.ts';
import { checkShapes, parseShapes, type Shape, type ShapeKind } from '../geo/shapes-text.ts';
import { changeOf } from './change.ts';
import { isSamePoint } from './compare-pins.ts';
import type { MapLine } from './map-line.ts';

const KINDS = {
  path: { name: 'Path', word: 'path', many: 'paths', measure: pathLengthMetres, around: '' },
  boundary: {
    name: 'Boundary',
    word: 'boundary',
    many: 'boundaries',
    measure: circumference,
    around: ' around',
  },
} as const;

/** The paths or boundaries of a version as text; no line when neither version has any. */
export function compareShapes(
  kind: ShapeKind,
  before: string | null,
  after: string | null,
): readonly MapLine[] {
  const { name, word, around } = KINDS[kind];
  const change = changeOf(before, after, (one, other) => isSameText(kind, one, other));
  const was = `${lengthText(kind, before)}${around}`;
  const is = `${lengthText(kind, after)}${around}`;
  switch (change) {
    case 'same':
      return after === null ? [] : [{ text: `${name}: ${is}`, change, word: null }];
    case 'added':
      return [{ text: `${name} added: ${is}`, change, word: `${word} added` }];
    case 'removed':
      return [{ text: `${name} removed, was ${was}`, change, word: `${word} removed` }];
    case 'changed':
      return [{ text: `${name}${redrawnText(kind, before, after, is, was)}`, change, word }];
  }
}

function redrawnText(
  kind: ShapeKind,
  before: string | null,
  after: string | null,
  is: string,
  was: string,
): string {
  if (is !== was) return `: ${is}, was ${was}`;
  const old = parseShapes(kind, before);
  const now = parseShapes(kind, after);
  if (pointsOf(old) !== pointsOf(now)) return ` redrawn, still ${is}`;
  // The drawable part is the same, so the change is in the rest of the text.
  if (JSON.stringify(old) === JSON.stringify(now)) return ' changed, but part of it can’t be read';
  return `: new colour, still ${is}`;
}

/** “Boundary with 4 points, 1.2 km around”. A text that can’t be read is itself. */
export function describeShapes(kind: ShapeKind, text: string): string {
  const checked = checkShapes(kind, text);
  if (!checked.ok || checked.value.length === 0) return text;
  const { name, many, around } = KINDS[kind];
  const points = checked.value.reduce((sum, shape) => sum + shape.points.length, 0);
  const what = checked.value.length === 1 ? name : `${checked.value.length} ${many}`;
  return `${what} with ${points} points, ${lengthText(kind, text)}${around}`;
}

/** Shapes that are drawn alike are equal. Unparsable text is compared literally. */
function isSameText(kind: ShapeKind, one: string, other: string): boolean {
  if (one === other) return true;
  const drawn = [one, other].map((text) => checkShapes(kind, text));
  if (!drawn.every(({ ok }) => ok)) return false;
  const [first, second] = [one, other].map((text) => JSON.stringify(parseShapes(kind, text)));
  return first === second;
}

function pointsOf(shapes: readonly Shape[]): string {
  return JSON.stringify(shapes.map(({ points }) => points));
}

function lengthText(kind: ShapeKind, text: string | null): string {
  const { measure } = KINDS[kind];
  const shapes = parseShapes(kind, text);
  return formatDistance(shapes.reduce((sum, { points }) => sum + measure(points), 0));
}

function circumference(points: readonly Point[]): number {
  return pathLengthMetres([...points, ...points.slice(0, 1)]);
}

/** A place's pin and its marker text, which repeats the pin. */
export type Markers = { readonly location: Point | null; readonly marker: string | null };

/** The markers of a place besides its pin. */
export function compareMarkers(before: Markers, after: Markers): readonly MapLine[] {
  const [was, is] = [before, after].map(besidesPin);
  if (was === undefined || is === undefined || was.count + is.count === 0) return [];
  const change = was.spelling === is.spelling ? 'same' : 'changed';
  if (change === 'same') return [{ text: countText(is.count), change, word: null }];
  const difference = was.count === is.count ? 'changed' : `was ${was.count}`;
  return [{ text: `${countText(is.count)}, ${difference}`, change, word: 'markers' }];
}

function besidesPin({ location, marker }: Markers) {
  const apart = parseMarkers(marker).filter(
    ({ point }) => location === null || !isSamePoint(point, location),
  );
  return { count: apart.length, spelling: JSON.stringify(apart) };
}

function countText(count: number): string {
  return count === 1 ? '1 marker' : `${count} markers`;
}
