import { isNullIsland, isValidPoint, type Point } from '@laneway/domain/geo/point';
import { visibleText } from '@laneway/domain/text/quoted-text';
import type { FoundAddress } from '../../ports/geocoder.ts';

type Json = Readonly<Record<string, unknown>>;

/** The parts of an address in Photon's responses, in the usual order. */
const ADDRESS_PARTS = ['district', 'city', 'state', 'postcode', 'country'] as const;

/** Parses Nominatim's list or Photon's GeoJSON. Invalid results are left out. */
export function readAddresses(json: unknown): readonly FoundAddress[] {
  if (Array.isArray(json)) return json.flatMap(readPlace);
  if (isObject(json) && Array.isArray(json.features)) return json.features.flatMap(readFeature);
  throw new Error('the geocoder answered neither as Nominatim nor as Photon');
}

/** A place of Nominatim's JSON, whose coordinates are texts. */
function readPlace(place: unknown): FoundAddress[] {
  if (!isObject(place)) return [];
  return found(place.display_name, { lat: Number(place.lat), lng: Number(place.lon) });
}

/** A feature of GeoJSON, longitude first. */
function readFeature(feature: unknown): FoundAddress[] {
  if (!isObject(feature) || !isObject(feature.geometry) || !isObject(feature.properties)) return [];
  const { coordinates } = feature.geometry;
  if (!Array.isArray(coordinates)) return [];
  const label = feature.properties.display_name ?? addressOf(feature.properties);
  return found(label, { lat: Number(coordinates[1]), lng: Number(coordinates[0]) });
}

function addressOf(properties: Json): string {
  const { name, housenumber, street } = properties;
  const line = [housenumber, street].filter(isText).join(' ');
  const parts = [name, line, ...ADDRESS_PARTS.map((part) => properties[part])].filter(isText);
  return [...new Set(parts)].join(', ');
}

function found(label: unknown, point: Point): FoundAddress[] {
  const text = isText(label) ? visibleText(label).replaceAll(/\s+/g, ' ').trim() : '';
  if (text === '' || !isValidPoint(point) || isNullIsland(point)) return [];
  return [{ label: text, point }];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
