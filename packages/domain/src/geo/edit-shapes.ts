import {
  isNoLocationText,
  parseCoordinates,
  parseLocation,
  printCoordinates,
} from './location-text.ts';
import { parseMarkers, printMarkers } from './marker-text.ts';
import { isNullIsland, type Point } from './point.ts';
import {
  printShape,
  SHAPE_KINDS,
  type Shape,
  type ShapeKind,
  splitShape,
  splitShapes,
} from './shapes-text.ts';

/** A straight part of a shape: where it starts in the list of points, and its two ends. */
export type Side = { readonly after: number; readonly from: Point; readonly to: Point };

/** The sides of a path, or of a boundary, which is closed. */
export function sidesOf(kind: ShapeKind, { points }: Shape): readonly Side[] {
  return points.flatMap((from, after) => {
    const to = points[after + 1] ?? (kind === 'boundary' ? points[0] : undefined);
    return to === undefined ? [] : [{ after, from, to }];
  });
}

/** The midpoint of a side on the flat map. */
export function middleOf({ from, to }: Side): Point {
  return { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
}

/** The shape with a new point right after the given one. */
export function insertVertex(shape: Shape, after: number, point: Point): Shape {
  return { ...shape, points: shape.points.toSpliced(after + 1, 0, point) };
}

export function moveVertex(shape: Shape, index: number, point: Point): Shape {
  return { ...shape, points: shape.points.with(index, point) };
}

/** The shape without one of its points; null when too few are left to draw. */
export function removeVertex(kind: ShapeKind, shape: Shape, index: number): Shape | null {
  const points = shape.points.toSpliced(index, 1);
  return points.length < SHAPE_KINDS[kind].minPoints ? null : { ...shape, points };
}

/** The two paths from cutting a path at a point; null at its ends. */
export function splitPath(path: Shape, at: number): readonly [Shape, Shape] | null {
  if (at <= 0 || at >= path.points.length - 1) return null;
  return [
    { ...path, points: path.points.slice(0, at + 1) },
    { ...path, points: path.points.slice(at) },
  ];
}

/** The two boundaries from cutting a boundary along the line between two corners; null for neighbouring corners. */
export function splitBoundary(
  boundary: Shape,
  corner: number,
  otherCorner: number,
): readonly [Shape, Shape] | null {
  const { points } = boundary;
  const [from, to] = [Math.min(corner, otherCorner), Math.max(corner, otherCorner)];
  const near = points.slice(from, to + 1);
  const far = [...points.slice(to), ...points.slice(0, from + 1)];
  if (near.length < 3 || far.length < 3) return null;
  return [
    { ...boundary, points: near },
    { ...boundary, points: far },
  ];
}

/**
 * A shapes text with one shape replaced, or deleted if there are no replacements. The rest of the text stays as typed.
 * The index counts the parts of the text, so it matches the shape only if all parts can be parsed.
 */
export function replaceShape(text: string, index: number, replacements: readonly Shape[]): string {
  return splitShapes(text)
    .toSpliced(index, 1, ...replacements.map(({ points, colour }) => printShape(points, colour)))
    .join(';');
}

export function addShape(text: string, { points, colour }: Shape): string {
  return [...splitShapes(text), printShape(points, colour)].join(';');
}

/**
 * A marker text with its first marker moved, in the same colour; null removes that marker. Other markers stay, and so
 * does unparsable text, which may be unfinished work. Null when nothing is left.
 */
export function moveMarker(text: string | null, point: Point | null): string | null {
  const parts = splitShapes(asShapes(text));
  const index = parts.findIndex((part) => firstPoint(part) !== -1);
  const moved =
    index === -1
      ? [...(point === null ? [] : [printShape([point], null)]), ...parts]
      : parts.toSpliced(index, 1, ...moveFirst(parts[index] ?? '', point));
  return moved.length === 0 ? null : moved.join(';');
}

/** Converts JSON and a bare location to the form that can hold several markers. */
function asShapes(text: string | null): string {
  if (text === null || isNoLocationText(text)) return '';
  const isOtherForm = parseLocation(text) !== null || /^\s*[[{]/.test(text);
  const markers = isOtherForm ? parseMarkers(text) : [];
  return markers.length === 0 ? text.trim() : printMarkers(markers);
}

function moveFirst(part: string, point: Point | null): readonly string[] {
  const { pointTexts = [], colourText = '' } = splitShape(part) ?? {};
  const replacement = point === null ? [] : [printCoordinates(point)];
  const moved = pointTexts.toSpliced(firstPoint(part), 1, ...replacement);
  if (moved.length === 0) return [];
  const points = moved.map((pointText) => `(${pointText})`).join(',');
  return [colourText.trim() === '' ? points : `${points}|${colourText}`];
}

/** The index of the first marker in a part; -1 when it has none. */
function firstPoint(part: string): number {
  return (splitShape(part)?.pointTexts ?? []).findIndex((pointText) => {
    const point = parseCoordinates(pointText);
    return point !== null && !isNullIsland(point);
  });
}
