import type { WalkTotals } from '@laneway/domain/walk/engine/walk-totals';
import { type DeviceStorage, deviceStorage, parseJson } from '../../core/device-storage.ts';
import { createListeners } from '../../core/store.ts';
import { isPlainObject } from '../../core/stored-value.ts';
import { type Account, pastWalksKey } from '../../guide/visits/visit-store.ts';

/** A walk that has ended: how far it went, but not where. */
export type PastWalk = WalkTotals & {
  /** Milliseconds; no two walks of a device start at the same one. */
  readonly startedAt: number;
  readonly guideId: number;
  /** The title of the guide at that time. */
  readonly title: string;
  /** The places that were heard or reached, of so many. */
  readonly visited: number;
  readonly count: number;
};

/** The walks that ended on this device, latest first. They are never sent anywhere. */
export type PastWalks = {
  /** Returns the same object until something changes. */
  readonly read: (account: Account) => readonly PastWalk[];
  /** Replaces the same walk if it had ended before and was continued. */
  readonly add: (account: Account, walk: PastWalk) => void;
  readonly remove: (account: Account, startedAt: number) => void;
  readonly clear: (account: Account) => void;
  /** Moves the visitors' walks on this device into an account. */
  readonly adopt: (userId: number) => void;
  /** Calls the listener after each change, in this tab or another; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Older walks are dropped. */
const MAX_WALKS = 100;

const NONE: readonly PastWalk[] = [];

export function createPastWalks(
  storage: Pick<DeviceStorage, 'getItem' | 'setItem' | 'removeItem'>,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): PastWalks {
  const { subscribe, notify } = createListeners();
  let last: {
    readonly key: string;
    readonly text: string;
    readonly walks: readonly PastWalk[];
  } | null = null;
  const read = (account: Account): readonly PastWalk[] => {
    const key = pastWalksKey(account);
    const text = storage.getItem(key);
    if (text === null) return NONE;
    if (last?.key !== key || last.text !== text) last = { key, text, walks: parsePastWalks(text) };
    return last.walks;
  };
  const save = (account: Account, walks: readonly PastWalk[]): void => {
    if (walks.length === 0) storage.removeItem(pastWalksKey(account));
    else storage.setItem(pastWalksKey(account), printPastWalks(walks));
    notify();
  };
  const without = (account: Account, startedAt: number) =>
    read(account).filter((walk) => walk.startedAt !== startedAt);
  return {
    read,
    add: (account, walk) =>
      save(account, [walk, ...without(account, walk.startedAt)].slice(0, MAX_WALKS)),
    remove: (account, startedAt) => save(account, without(account, startedAt)),
    clear: (account) => save(account, NONE),
    adopt: (userId) => {
      const own = read(userId);
      const known = new Set(own.map(({ startedAt }) => startedAt));
      const more = read('visitor').filter(({ startedAt }) => !known.has(startedAt));
      const all = [...own, ...more].toSorted((a, b) => b.startedAt - a.startedAt);
      // First into the account, so that nothing is lost if the page is closed in between.
      save(userId, all.slice(0, MAX_WALKS));
      save('visitor', NONE);
    },
    subscribe: (listener) => {
      const unsubscribe = subscribe(listener);
      events.addEventListener('storage', listener);
      return () => {
        unsubscribe();
        events.removeEventListener('storage', listener);
      };
    },
  };
}

export const pastWalks = createPastWalks(deviceStorage, globalThis);

/** Increased when the stored format changes; other versions are ignored. */
const VERSION = 1;

function printPastWalks(walks: readonly PastWalk[]): string {
  return JSON.stringify({ version: VERSION, walks });
}

/** Stored data may have been edited: an invalid walk is left out. */
function parsePastWalks(text: string): readonly PastWalk[] {
  const stored = parseJson(text);
  if (!isPlainObject(stored) || stored.version !== VERSION || !Array.isArray(stored.walks))
    return NONE;
  return stored.walks.slice(0, MAX_WALKS).flatMap(parsePastWalk);
}

function parsePastWalk(value: unknown): readonly PastWalk[] {
  if (!isPlainObject(value)) return [];
  const { startedAt, guideId, title, seconds, metres, visited, count } = value;
  const isMeasured = isAmount(seconds) && (metres === null || isAmount(metres));
  if (!isMeasured || !isAmount(startedAt) || !isAmount(guideId) || typeof title !== 'string')
    return [];
  if (!isAmount(visited) || !isAmount(count)) return [];
  return [{ startedAt, guideId, title, seconds, metres, visited, count }];
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
