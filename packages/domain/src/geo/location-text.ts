import { fail, ok, type Result } from '../result.ts';
import { isNullIsland, isValidPoint, type Point } from './point.ts';

const DEGREES = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Parses one decimal number; null where `Number` would guess (blank, hex, 'Infinity'). */
export function parseDegrees(text: string): number | null {
  const trimmed = text.trim();
  if (!DEGREES.test(trimmed)) return null;
  const degrees = Number(trimmed);
  // Turns -0 into 0, so that a parsed point equals the printed one.
  return degrees === 0 ? 0 : degrees;
}

/** Parses 'lat,lng' without brackets; null unless it is exactly one valid point. */
export function parseCoordinates(text: string): Point | null {
  const parts = text.split(',');
  if (parts.length !== 2) return null;
  const lat = parseDegrees(parts[0] ?? '');
  const lng = parseDegrees(parts[1] ?? '');
  if (lat === null || lng === null) return null;
  const point = { lat, lng };
  return isValidPoint(point) ? point : null;
}

/** 'lat,lng' with full precision: parsing it returns the same point. */
export function printCoordinates(point: Point): string {
  return `${point.lat},${point.lng}`;
}

/** The API's value for no location. It must never reach a map or a distance. */
export const NO_LOCATION_TEXT = '99999,99999';

export const LOCATION_ERROR = 'Location must be written as lat,lng';

/**
 * Parses a location from the API for display: 'lat,lng', with or without brackets. Null for the sentinel, 0,0, blank,
 * garbage and out-of-range values.
 */
export function parseLocation(text: string | null | undefined): Point | null {
  const point = parseCoordinates(withoutBrackets(text));
  return point === null || isNullIsland(point) ? null : point;
}

/** Checks a location before it is saved: like {@link parseLocation}, but garbage is refused instead of read as null. */
export function checkLocation(text: string | null | undefined): Result<Point | null, string> {
  if (isNoLocationText(text)) return ok(null);
  const point = parseLocation(text);
  return point === null ? fail(LOCATION_ERROR) : ok(point);
}

/** Prints a location for the API; no location, 0,0 and invalid points print the sentinel. */
export function printLocation(point: Point | null): string {
  if (point === null || isNullIsland(point) || !isValidPoint(point)) return NO_LOCATION_TEXT;
  return printCoordinates(point);
}

/** True if a text clearly means no location: blank, the sentinel or 0,0. */
export function isNoLocationText(text: string | null | undefined): boolean {
  const plain = withoutBrackets(text).replace(/\s/g, '');
  const point = parseCoordinates(plain);
  return plain === '' || plain === NO_LOCATION_TEXT || (point !== null && isNullIsland(point));
}

function withoutBrackets(text: string | null | undefined): string {
  return text?.replace(/[()[\]{}]/g, '') ?? '';
}
