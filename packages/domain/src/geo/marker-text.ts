import { fail, ok, type Result } from '../result.ts';
import {
  isNoLocationText,
  NO_LOCATION_TEXT,
  parseCoordinates,
  parseDegrees,
  parseLocation,
} from './location-text.ts';
import { isNullIsland, isValidPoint, type Point } from './point.ts';
import { parseColour, printShape, splitShape, splitShapes } from './shapes-text.ts';

/** A pin on the map; without a colour it has the map's default style. */
export type Marker = { readonly point: Point; readonly colour: string | null };

export const MARKER_ERROR = 'Marker must be written as (lat,lng), or as JSON with lat and lng';

/**
 * Parses every marker in a text for display: '(lat,lng)|colour;…', a bare 'lat,lng', or JSON (an object with lat and
 * lng, a Point in lng,lat order, or a list of these). Invalid markers, the sentinel and 0,0 are dropped.
 */
export function parseMarkers(text: string | null | undefined): Marker[] {
  return [...readMarkers(text)].filter((marker) => marker !== null);
}

/** The first marker's point, or null when there is none. Parsing stops there. */
export function parseMarker(text: string | null | undefined): Point | null {
  for (const marker of readMarkers(text)) if (marker !== null) return marker.point;
  return null;
}

/** Checks a text before it is saved: returns all of its markers, or the error of the first invalid one. */
export function checkMarkers(text: string | null | undefined): Result<readonly Marker[], string> {
  const markers = parseMarkers(text);
  return markers.length === [...readMarkers(text)].length ? ok(markers) : fail(MARKER_ERROR);
}

/**
 * Prints markers for the API; {@link parseMarkers} returns the same ones. An empty list prints the no-location
 * sentinel.
 */
export function printMarkers(markers: readonly Marker[]): string {
  const shapes = markers
    .filter((marker) => isPlace(marker.point))
    .map((marker) => printShape([marker.point], marker.colour));
  return shapes.length === 0 ? NO_LOCATION_TEXT : shapes.join(';');
}

/** One item for each marker in the text; null for one that can't be parsed. */
function* readMarkers(text: string | null | undefined): Generator<Marker | null> {
  const trimmed = text?.trim() ?? '';
  if (isNoLocationText(trimmed)) return;
  const location = parseLocation(trimmed);
  if (location !== null) {
    yield markerAt(location, null);
  } else if (/^[[{]/.test(trimmed)) {
    for (const point of pointsFromJson(trimmed)) yield markerAt(point, null);
  } else {
    for (const part of splitShapes(trimmed)) yield* markersOfPart(part);
  }
}

function* markersOfPart(part: string): Generator<Marker | null> {
  const shape = splitShape(part);
  if (shape === null) yield null;
  else {
    const colour = parseColour(shape.colourText);
    for (const pointText of shape.pointTexts) yield markerAt(parseCoordinates(pointText), colour);
  }
}

function markerAt(point: Point | null, colour: string | null): Marker | null {
  return point !== null && isPlace(point) ? { point, colour } : null;
}

function isPlace(point: Point): boolean {
  return isValidPoint(point) && !isNullIsland(point);
}

/**
 * The points of a JSON text that is one of, or a list of: an object with lat and lng, a GeoJSON Point. One item each,
 * null for an invalid one; degrees may be numbers or numeric text.
 */
export function pointsFromJson(text: string): (Point | null)[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [null];
  }
  const candidates: unknown[] = Array.isArray(json) ? json : [json];
  return candidates.map(pointFromJson);
}

function pointFromJson(json: unknown): Point | null {
  if (typeof json !== 'object' || json === null) return null;
  if ('coordinates' in json && Array.isArray(json.coordinates)) {
    // GeoJSON puts longitude first.
    return pointFrom(json.coordinates[1], json.coordinates[0]);
  }
  return 'lat' in json && 'lng' in json ? pointFrom(json.lat, json.lng) : null;
}

function pointFrom(latValue: unknown, lngValue: unknown): Point | null {
  const lat = degreesFrom(latValue);
  const lng = degreesFrom(lngValue);
  return lat === null || lng === null ? null : { lat, lng };
}

function degreesFrom(value: unknown): number | null {
  return typeof value === 'number' || typeof value === 'string' ? parseDegrees(`${value}`) : null;
}
