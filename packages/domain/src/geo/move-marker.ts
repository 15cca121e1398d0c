import { parseCoordinates, printCoordinates } from './coordinate-text.ts';
import { parseLocation, saysNoLocation } from './location-text.ts';
import { parseMarkers, printMarkers } from './marker-text.ts';
import { isNullIsland, type Point } from './point.ts';
import { printShape, splitShape, splitShapes } from './point-list-text.ts';

/**
 * A marker text with its first marker moved, in the same colour; null removes that marker. Every other marker stays,
 * and so does what can't be parsed: it may be someone's unfinished work. Null when nothing is left.
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

/** JSON and a bare location in the form that can hold several markers. */
function asShapes(text: string | null): string {
  if (text === null || saysNoLocation(text)) return '';
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

/** Which point of a part is its first marker; -1 when it holds none. */
function firstPoint(part: string): number {
  return (splitShape(part)?.pointTexts ?? []).findIndex((pointText) => {
    const point = parseCoordinates(pointText);
    return point !== null && !isNullIsland(point);
  });
}
