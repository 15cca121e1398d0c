import { LIMITS } from '@laneway/contract/limits';
import { parseJson } from '../core/device-storage.ts';
import { SAVED_PHASES, type SavedStop, type SavedWalk } from './saved-walk.ts';

/** Increased when the stored format changes; other versions are ignored. */
const VERSION = 1;

/** Older unfinished walks are dropped. */
const MAX_WALKS = 10;

/** The unfinished walks, latest first. */
export type SavedWalks = readonly SavedWalk[];

export function withWalk(walks: SavedWalks, walk: SavedWalk): SavedWalks {
  return [walk, ...withoutWalk(walks, walk.guideId)].slice(0, MAX_WALKS);
}

export function withoutWalk(walks: SavedWalks, guideId: number): SavedWalks {
  return walks.filter((one) => one.guideId !== guideId);
}

export function printWalks(walks: SavedWalks): string {
  return JSON.stringify({ version: VERSION, walks });
}

/** Stored data may have been edited: an invalid walk is left out. */
export function parseWalks(text: string | null): SavedWalks {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored.version !== VERSION || !Array.isArray(stored.walks)) return [];
  return stored.walks.slice(0, MAX_WALKS).flatMap(parseWalk);
}

function parseWalk(value: unknown): readonly SavedWalk[] {
  if (!isRecord(value) || !Array.isArray(value.stops)) return [];
  const { guideId, first, last, isFirstChosen } = value;
  if (value.stops.length > LIMITS.placesPerGuide) return [];
  const stops = value.stops.flatMap(parseStop);
  const isWhole = stops.length === value.stops.length && typeof isFirstChosen === 'boolean';
  if (!isWhole || !isId(guideId) || !isIndex(first) || !isIndex(last)) return [];
  return [{ guideId, first, last, isFirstChosen, stops }];
}

function parseStop(value: unknown): readonly SavedStop[] {
  if (!isRecord(value)) return [];
  const { id, heard, isOffered } = value;
  const phase = SAVED_PHASES.find((one) => one === value.phase);
  const isShare = typeof heard === 'number' && heard >= 0 && heard <= 1;
  if (!isId(id) || phase === undefined || !isShare || typeof isOffered !== 'boolean') return [];
  // Walks saved before this field existed.
  const isVisited = value.isVisited ?? (heard > 0 || phase === 'played');
  if (typeof isVisited !== 'boolean') return [];
  return [{ id, phase, heard, isVisited, isOffered }];
}

function isId(value: unknown): value is number {
  return Number.isInteger(value);
}

function isIndex(value: unknown): value is number | null {
  return value === null || (isId(value) && value >= 0);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
