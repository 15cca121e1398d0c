import { LIMITS } from '@laneway/contract/limits';
import { parseJson } from '../../core/device-storage.ts';
import { isPlainObject } from '../../core/stored-value.ts';
import { type GuideVisits, MAX_GUIDES, NO_VISITS, type Visits } from './visits.ts';

/** Increased when the stored format changes. */
const VERSION = 2;

/** Its visited places are those that were opened: it didn’t tell who had been there. */
const FIRST_VERSION = 1;

export function printVisits(visits: Visits): string {
  return JSON.stringify({ version: VERSION, guides: visits });
}

/** Stored data may have been edited: invalid entries are left out. */
export function parseVisits(text: string | null): Visits {
  const stored = parseJson(text);
  if (!isPlainObject(stored) || !Array.isArray(stored.guides)) return NO_VISITS;
  const isFirst = stored.version === FIRST_VERSION;
  if (!isFirst && stored.version !== VERSION) return NO_VISITS;
  const parse = (value: unknown) => parseGuide(isFirst ? upgraded(value) : value);
  const guides = stored.guides.slice(0, MAX_GUIDES).flatMap(parse);
  return guides.filter(
    ({ guideId }, index) => guides.findIndex((one) => one.guideId === guideId) === index,
  );
}

function upgraded(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  return { ...value, openedIds: value.visitedIds, visitedIds: [], isOver: false };
}

function parseGuide(value: unknown): readonly GuideVisits[] {
  if (!isPlainObject(value)) return [];
  const { guideId, placeIds, openedIds, visitedIds, heardIds, isOver } = value;
  if (!isInteger(guideId) || !isIds(placeIds) || !isIds(openedIds) || !isIds(visitedIds)) return [];
  if (typeof isOver !== 'boolean' || !(heardIds === undefined || isIds(heardIds))) return [];
  const lastPlaceId = placeIds.find((id) => id === value.lastPlaceId);
  const isWhole =
    openedIds.every((id) => placeIds.includes(id)) &&
    [...visitedIds, ...(heardIds ?? [])].every((id) => openedIds.includes(id));
  if (lastPlaceId === undefined || !isWhole) return [];
  const guide = { guideId, placeIds, openedIds, visitedIds, lastPlaceId, isOver };
  return [heardIds === undefined ? guide : { ...guide, heardIds }];
}

function isIds(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length <= LIMITS.placesPerGuide &&
    value.every(isInteger) &&
    new Set(value).size === value.length
  );
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}
