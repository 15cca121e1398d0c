import { LIMITS } from '@laneway/contract/limits';
import { parseJson } from '../../core/device-storage.ts';
import { type GuideVisits, MAX_GUIDES, NO_VISITS, type Visits } from './visits.ts';

/** Increased when the stored format changes; other versions are ignored. */
const VERSION = 1;

export function printVisits(visits: Visits): string {
  return JSON.stringify({ version: VERSION, guides: visits });
}

/** Stored data may have been edited: invalid entries are left out. */
export function parseVisits(text: string | null): Visits {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored.version !== VERSION || !Array.isArray(stored.guides)) {
    return NO_VISITS;
  }
  const guides = stored.guides.slice(0, MAX_GUIDES).flatMap(parseGuide);
  return guides.filter(
    ({ guideId }, index) => guides.findIndex((one) => one.guideId === guideId) === index,
  );
}

function parseGuide(value: unknown): readonly GuideVisits[] {
  if (!isRecord(value)) return [];
  const { guideId, placeIds, visitedIds, lastPlaceId } = value;
  if (!isId(guideId) || !isIds(placeIds) || !isIds(visitedIds)) return [];
  const last = placeIds.find((id) => id === lastPlaceId);
  const isWhole = last !== undefined && visitedIds.every((id) => placeIds.includes(id));
  return isWhole ? [{ guideId, placeIds, visitedIds, lastPlaceId: last }] : [];
}

function isIds(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length <= LIMITS.placesPerGuide &&
    value.every(isId) &&
    new Set(value).size === value.length
  );
}

function isId(value: unknown): value is number {
  return Number.isInteger(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
