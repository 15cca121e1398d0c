import { type DeviceStorage, parseJson } from '../../../core/device-storage.ts';
import type { RecordState } from '../records/record-state.ts';
import { fieldsOf, type RecordShape, type Values } from '../records/values.ts';

/** Unsaved work that a tab left behind. */
export type StoredChanges<Field extends string> = {
  /** Names it among everything that is kept. */
  readonly key: string;
  readonly state: RecordState<Field>;
  readonly keptAt: number;
};

/** What one person has typed and not saved, on this device, by record. */
export type ChangeStorage = {
  /** The newest that tabs which are gone left behind for a record; null if there is nothing that can be read. */
  readonly find: <Field extends string>(
    recordId: string,
    shape: RecordShape<Field>,
  ) => Promise<StoredChanges<Field> | null>;
  /** The ids of all records for which tabs that are gone left something. */
  readonly recordIds: () => Promise<readonly string[]>;
  /** False when the device has no room for it. */
  readonly keep: (recordId: string, state: RecordState<string>, at: number) => boolean;
  /** Forgets what this tab keeps for a record. */
  readonly release: (recordId: string) => void;
  /** Lays work aside as if another tab had left it, to make room for other work on the same record. */
  readonly layAside: (recordId: string, state: RecordState<string>, at: number) => boolean;
  /** Forgets what was left behind. */
  readonly discard: (kept: Pick<StoredChanges<string>, 'key'>) => void;
};

export type ChangeStorageParts = {
  readonly storage: DeviceStorage;
  readonly userId: number;
  /** Tells the tabs of this device apart. */
  readonly tabId: string;
  /** The tabs that are open now; their work is theirs. */
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

  /** The keys of a record that no open tab is working on. */
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
    find: async (recordId, shape) => {
      const found = (await leftKeys(recordId))
        .map((key) => parseStored(shape, key, storage.getItem(key)))
        .filter((kept) => kept !== null)
        .toSorted((a, b) => b.keptAt - a.keptAt);
      return found[0] ?? null;
    },
    recordIds: async () => {
      const ids = (await leftKeys(null)).map((key) => splitKey(key.slice(mine.length)).id);
      return [...new Set(ids)];
    },
    keep: (recordId, state, at) => write(keyOf(recordId), state, at),
    layAside: (recordId, state, at) => write(`${keyOf(recordId)}-${at}`, state, at),
    release: (recordId) => storage.removeItem(keyOf(recordId)),
    discard: ({ key }) => storage.removeItem(key),
  };
}

function splitKey(text: string): { readonly id: string; readonly tab: string } {
  const at = text.lastIndexOf('@');
  return { id: text.slice(0, at), tab: text.slice(at + 1) };
}

/** Another build may have kept it, with other fields: what isn't complete isn't offered. */
function parseStored<Field extends string>(
  shape: RecordShape<Field>,
  key: string,
  text: string | null,
): StoredChanges<Field> | null {
  const value = parseJson(text);
  if (!isRecord(value) || typeof value.keptAt !== 'number' || !isRecord(value.state)) return null;
  const { base, mine, version, clashes, sent } = value.state;
  const fields: readonly string[] = fieldsOf(shape);
  const isValues = (each: unknown): each is Values<Field> =>
    isRecord(each) && fields.every((field) => typeof each[field] === 'string');
  if (!isValues(base) || !isValues(mine) || typeof version !== 'number') return null;
  const isSent =
    isRecord(sent) && typeof sent.key === 'string' && isValues(sent.values)
      ? { key: sent.key, values: sent.values }
      : null;
  const kept = Array.isArray(clashes) ? clashes.filter((each) => fields.includes(each)) : [];
  return {
    key,
    keptAt: value.keptAt,
    state: { base, mine, version, clashes: kept, taken: [], sent: isSent },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
