import { parseDegrees } from './coordinate-text.ts';
import type { Point } from './point.ts';

/**
 * The points of a JSON text that is one of, or a list of: an object with lat and lng, a GeoJSON
 * Point. One item each, null for one that is neither; degrees may be numbers or numeric text.
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
