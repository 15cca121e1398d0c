import { type DeviceStorage, parseJson } from '../../../core/device-storage.ts';
import { isPlainObject } from '../../../core/stored-value.ts';
import type { RecordState } from '../records/record-store.ts';
import type { Values } from '../records/values.ts';

/** Unsaved changes of an earlier tab. */
export type StoredChanges<Field extends string> = {
  /** Its storage key. */
  readonly key: string;
  readonly state: RecordState<Field>;
  readonly keptAt: number;
};

/** One person's unsaved changes on this device, by record. */
export type ChangeStorage = {
  /**
   * The newest changes of closed tabs for a record with these saved values; null if there are none or they are invalid.
   */
  readonly find: <Field extends string>(
    recordId: string,
    saved: Values<Field>,
  ) => Promise<StoredChanges<Field> | null>;
  /** The ids of all records with changes of closed tabs. */
  readonly recordIds: () => Promise<readonly string[]>;
  /** Stores changes; false when the device has no space for them. */
  readonly keep: (recordId: string, state: RecordState<string>, at: number) => boolean;
  /** Deletes this tab's stored changes of a record. */
  readonly release: (recordId: string) => void;
  /** Stores changes as if another tab had left them, to make room for other changes of the same record. */
  readonly stash: (recordId: string, state: RecordState<string>, at: number) => boolean;
  /** Deletes stored changes. */
  readonly discard: (kept: Pick<StoredChanges<string>, 'key'>) => void;
};

export type ChangeStorageParts = {
  readonly storage: DeviceStorage;
  readonly userId: number;
  /** Identifies this tab. */
  readonly tabId: string;
  /** The open tabs, whose changes aren't offered. */
  readonly liveTabs: () => Promise<ReadonlySet<string>>;
};

const PREFIX = 'laneway.kept-work';

export function createChangeStorage({
  storage,
  userId,
  tabId,
  liveTabs,
}: ChangeStorageParts): ChangeStorage {
  const mine = `${PREFIX}.${userId}.`;
  const keyOf = (recordId: string) => `${mine}${recordId}@${tabId}`;

  /** The keys of a record's changes that belong to no open tab. */
  const leftKeys = async (recordId: string | null): Promise<readonly string[]> => {
    const live = await liveTabs();
    return storage.keys().filter((key) => {
      if (!key.startsWith(mine)) return false;
      const { id, tab } = splitKey(key.slice(mine.length));
      return (recordId === null || id === recordId) && tab !== tabId && !live.has(tab);
    });
  };

  const write = (key: string, state: RecordState<string>, at: number): boolean =>
    storage.setItem(key, JSON.stringify({ state, keptAt: at }));

  return {
    find: async (recordId, saved) => {
      const found = (await leftKeys(recordId))
        .map((key) => parseStored(saved, key, storage.getItem(key)))
        .filter((kept) => kept !== null)
        .toSorted((a, b) => b.keptAt - a.keptAt);
      return found[0] ?? null;
    },
    recordIds: async () => {
      const ids = (await leftKeys(null)).map((key) => splitKey(key.slice(mine.length)).id);
      return [...new Set(ids)];
    },
    keep: (recordId, state, at) => write(keyOf(recordId), state, at),
    stash: (recordId, state, at) => write(`${keyOf(recordId)}-${at}`, state, at),
    release: (recordId) => storage.removeItem(keyOf(recordId)),
    discard: ({ key }) => storage.removeItem(key),
  };
}

function splitKey(text: string): { readonly id: string; readonly tab: string } {
  const at = text.lastIndexOf('@');
  return { id: text.slice(0, at), tab: text.slice(at + 1) };
}

/**
 * An earlier build with fewer fields may have stored it. Nobody has changed those that it lacks, so they have their saved
 * values, and what was typed into the others isn't lost.
 */
function parseStored<Field extends string>(
  saved: Values<Field>,
  key: string,
  text: string | null,
): StoredChanges<Field> | null {
  const value = parseJson(text);
  if (!isPlainObject(value) || typeof value.keptAt !== 'number' || !isPlainObject(value.state))
    return null;
  const { base, mine, version, clashes, sent } = value.state;
  const fields = Object.keys(saved);
  const readValues = (each: unknown): Values<Field> | null => {
    if (!isPlainObject(each)) return null;
    const values: Record<string, unknown> = { ...saved };
    for (const field of fields) if (field in each) values[field] = each[field];
    return isTexts(values) ? (values as Values<Field>) : null;
  };
  const read = { base: readValues(base), mine: readValues(mine) };
  if (read.base === null || read.mine === null || typeof version !== 'number') return null;
  const sentValues = isPlainObject(sent) ? readValues(sent.values) : null;
  const isSent = isPlainObject(sent) && typeof sent.key === 'string' && sentValues !== null;
  return {
    key,
    keptAt: value.keptAt,
    state: {
      base: read.base,
      mine: read.mine,
      version,
      clashes: Array.isArray(clashes) ? clashes.filter((each) => fields.includes(each)) : [],
      taken: [],
      sent: isSent ? { key: sent.key as string, values: sentValues } : null,
    },
  };
}

function isTexts(values: Readonly<Record<string, unknown>>): boolean {
  return Object.values(values).every((each) => typeof each === 'string');
}
