import { isValidPoint, type Point } from './point.ts';

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
