import { LIMITS } from '@laneway/contract/limits';
import type { StopState, WalkState } from '@laneway/domain/walk/engine/walk-state';
import type { WalkTotals } from '@laneway/domain/walk/engine/walk-totals';
import { deviceStorage, parseJson } from '../core/device-storage.ts';
import { isPlainObject } from '../core/stored-value.ts';
import { type Account, walksKey } from '../guide/visits/visit-store.ts';

/** The unfinished walks on this device. They are never sent anywhere. */
export type WalkStore = {
  readonly find: (account: Account, guideId: number) => SavedWalk | null;
  /** The walk that was saved last; null if there is none. */
  readonly latest: (account: Account) => SavedWalk | null;
  readonly save: (account: Account, walk: SavedWalk) => void;
  readonly delete: (account: Account, guideId: number) => void;
};

export function createWalkStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): WalkStore {
  const read = (account: Account): SavedWalks => parseWalks(storage.getItem(walksKey(account)));
  const write = (account: Account, walks: SavedWalks): void => {
    if (walks.length === 0) storage.removeItem(walksKey(account));
    else storage.setItem(walksKey(account), printWalks(walks));
  };
  const findOf = (account: Account, guideId: number) =>
    read(account).find((walk) => walk.guideId === guideId) ?? null;
  const dropOf = (account: Account, guideId: number) => {
    if (findOf(account, guideId) !== null) write(account, withoutWalk(read(account), guideId));
  };
  return {
    // Someone who logs in during a walk continues the one that they started as a visitor.
    find: (account, guideId) => findOf(account, guideId) ?? findOf('visitor', guideId),
    latest: (account) => read(account)[0] ?? read('visitor')[0] ?? null,
    save: (account, walk) => {
      write(account, withWalk(read(account), walk));
      if (account !== 'visitor') dropOf('visitor', walk.guideId);
    },
    delete: (account, guideId) => {
      dropOf(account, guideId);
      dropOf('visitor', guideId);
    },
  };
}

export const walkStore = createWalkStore(deviceStorage);

/** The data that a device stores about a walk: the state of its stops and its totals, without positions. */
export type SavedWalk = Pick<WalkState, 'guideId' | 'first' | 'last' | 'isFirstChosen'> & {
  readonly stops: readonly SavedStop[];
  /** Missing in walks that were saved before it existed. */
  readonly totals?: SavedTotals;
};

/** When a walk started, in milliseconds, and its totals up to the last time it was saved. */
export type SavedTotals = WalkTotals & { readonly startedAt: number };

export type SavedStop = Pick<StopState, 'id' | 'heard' | 'isVisited' | 'isOffered'> & {
  readonly phase: SavedPhase;
};

const SAVED_PHASES = ['ahead', 'played', 'missed', 'skipped'] as const;
export type SavedPhase = (typeof SAVED_PHASES)[number];

/** Increased when the stored format changes; other versions are ignored. */
const VERSION = 1;

/** Older unfinished walks are dropped. */
const MAX_WALKS = 10;

/** The unfinished walks, latest first. */
export type SavedWalks = readonly SavedWalk[];

function withWalk(walks: SavedWalks, walk: SavedWalk): SavedWalks {
  return [walk, ...withoutWalk(walks, walk.guideId)].slice(0, MAX_WALKS);
}

function withoutWalk(walks: SavedWalks, guideId: number): SavedWalks {
  return walks.filter((one) => one.guideId !== guideId);
}

export function printWalks(walks: SavedWalks): string {
  return JSON.stringify({ version: VERSION, walks });
}

/** Stored data may have been edited: an invalid walk is left out. */
export function parseWalks(text: string | null): SavedWalks {
  const stored = parseJson(text);
  if (!isPlainObject(stored) || stored.version !== VERSION || !Array.isArray(stored.walks))
    return [];
  return stored.walks.slice(0, MAX_WALKS).flatMap(parseWalk);
}

function parseWalk(value: unknown): readonly SavedWalk[] {
  if (!isPlainObject(value) || !Array.isArray(value.stops)) return [];
  const { guideId, first, last, isFirstChosen } = value;
  if (value.stops.length > LIMITS.placesPerGuide) return [];
  const stops = value.stops.flatMap(parseStop);
  const isWhole = stops.length === value.stops.length && typeof isFirstChosen === 'boolean';
  if (!isWhole || !isInteger(guideId) || !isIndexOrNull(first) || !isIndexOrNull(last)) return [];
  const totals = parseTotals(value.totals);
  return [{ guideId, first, last, isFirstChosen, stops, ...(totals && { totals }) }];
}

function parseTotals(value: unknown): SavedTotals | null {
  if (!isPlainObject(value)) return null;
  const { startedAt, seconds, metres } = value;
  if (!isAmount(startedAt) || !isAmount(seconds)) return null;
  return metres === null || isAmount(metres) ? { startedAt, seconds, metres } : null;
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function parseStop(value: unknown): readonly SavedStop[] {
  if (!isPlainObject(value)) return [];
  const { id, heard, isOffered } = value;
  const phase = SAVED_PHASES.find((one) => one === value.phase);
  const isShare = typeof heard === 'number' && heard >= 0 && heard <= 1;
  if (!isInteger(id) || phase === undefined || !isShare || typeof isOffered !== 'boolean')
    return [];
  // Walks saved before this field existed.
  const isVisited = value.isVisited ?? (heard > 0 || phase === 'played');
  if (typeof isVisited !== 'boolean') return [];
  return [{ id, phase, heard, isVisited, isOffered }];
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

function isIndexOrNull(value: unknown): value is number | null {
  return value === null || (isInteger(value) && value >= 0);
}
