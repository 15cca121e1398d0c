import { fail, ok, type Result } from '../result.ts';
import { isNullIsland, isValidPoint, type Point } from './point.ts';

const DEGREES = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Reads one decimal number; null where `Number` would guess (blank, hex, 'Infinity'). */
export function parseDegrees(text: string): number | null {
  const trimmed = text.trim();
  if (!DEGREES.test(trimmed)) return null;
  const degrees = Number(trimmed);
  // Zero has one spelling, so that a point read back equals the point printed.
  return degrees === 0 ? 0 : degrees;
}

/** Reads 'lat,lng' without brackets; null unless it is exactly one point of the globe. */
export function parseCoordinates(text: string): Point | null {
  const parts = text.split(',');
  if (parts.length !== 2) return null;
  const lat = parseDegrees(parts[0] ?? '');
  const lng = parseDegrees(parts[1] ?? '');
  if (lat === null || lng === null) return null;
  const point = { lat, lng };
  return isValidPoint(point) ? point : null;
}

/** 'lat,lng' with every digit kept: reading it back gives the same point. */
export function printCoordinates(point: Point): string {
  return `${point.lat},${point.lng}`;
}

/** The API's value for no location; it never reaches a map or a distance. */
export const NO_LOCATION_TEXT = '99999,99999';

export const LOCATION_ERROR = 'Location must be written as lat,lng';

/**
 * For showing: parses a location from the API, 'lat,lng', in brackets or not. Null for the sentinel, 0,0, blank,
 * garbage and anything outside the globe.
 */
export function parseLocation(text: string | null | undefined): Point | null {
  const point = parseCoordinates(withoutBrackets(text));
  return point === null || isNullIsland(point) ? null : point;
}

/** For saving: like {@link parseLocation}, but garbage is refused instead of read as nothing. */
export function checkLocation(text: string | null | undefined): Result<Point | null, string> {
  if (saysNoLocation(text)) return ok(null);
  const point = parseLocation(text);
  return point === null ? fail(LOCATION_ERROR) : ok(point);
}

/** Prints a location for the API; no location, 0,0 and impossible points print the sentinel. */
export function printLocation(point: Point | null): string {
  if (point === null || isNullIsland(point) || !isValidPoint(point)) return NO_LOCATION_TEXT;
  return printCoordinates(point);
}

/** True when a text clearly means that there is no location: blank, the sentinel or 0,0. */
export function saysNoLocation(text: string | null | undefined): boolean {
  const plain = withoutBrackets(text).replace(/\s/g, '');
  const point = parseCoordinates(plain);
  return plain === '' || plain === NO_LOCATION_TEXT || (point !== null && isNullIsland(point));
}

function withoutBrackets(text: string | null | undefined): string {
  return text?.replace(/[()[\]{}]/g, '') ?? '';
}
