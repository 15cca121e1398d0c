/** Where a value comes from: one guide, or lists that any guide may enter or leave. */
export type Source = { readonly guideId: number } | 'lists';

export type MemoryCache<V> = {
  readonly find: (key: string) => V | undefined;
  /** Finds what was kept when changes began to be missed, for a while. */
  readonly findStale: (key: string) => V | undefined;
  /**
   * Is called before a value is read. The function that it returns keeps the value, unless something changed meanwhile or
   * there is no room, and tells whether it did.
   */
  readonly prepare: () => (key: string, value: V, sources: readonly Source[]) => boolean;
  readonly forgetGuide: (guideId: number) => void;
  /** Changes are missed from now on, so what is kept is set aside as stale. */
  readonly suspend: () => void;
  readonly forgetEverything: () => void;
  readonly size: () => { readonly entries: number; readonly bytes: number };
};

export type MemoryCacheOptions<V> = {
  readonly maxBytes: number;
  /** True while the change feed is connected; while it isn't, nothing is kept. */
  readonly mayKeep: () => boolean;
  readonly bytesOf: (value: V) => number;
};

type CacheEntry<V> = {
  readonly value: V;
  readonly sources: readonly string[];
  readonly cost: number;
  /** True if it was used since it was last spared from eviction. */
  isUsed: boolean;
};

/** How long a value may be used after changes to it would have been missed. */
const MAX_STALE_MS = 10 * 60_000;

/** Longer than any key: 100 ids, a bounding box and a cursor take 3,000 characters. */
const MAX_KEY_LENGTH = 4_096;

/** Overhead of an entry: its places in the maps, and what the process keeps with its value. */
const OVERHEAD_BYTES = 2_048;

/**
 * Values that were made from guides, by key. When it is full it evicts the oldest, and spares those that were used
 * meanwhile (the CLOCK algorithm); a change to a guide drops what was made from it.
 */
export function createMemoryCache<V>({
  maxBytes,
  mayKeep,
  bytesOf,
}: MemoryCacheOptions<V>): MemoryCache<V> {
  // A Map keeps the order of insertion, so its first key is the oldest.
  const kept = new Map<string, CacheEntry<V>>();
  const keysBySource = new Map<string, Set<string>>();
  let bytes = 0;
  /** Grows with every change. A value that was started before the latest change is not kept. */
  let generation = 0;
  /** The values that were kept when the change feed was lost, until it is connected again. */
  let stale: ReadonlyMap<string, CacheEntry<V>> = new Map();
  let staleSince = 0;

  const drop = (key: string): void => {
    const entry = kept.get(key);
    if (entry === undefined) return;
    kept.delete(key);
    bytes -= entry.cost;
    for (const source of entry.sources) {
      const keys = keysBySource.get(source);
      keys?.delete(key);
      if (keys?.size === 0) keysBySource.delete(source);
    }
  };

  const store = (key: string, value: V, sources: readonly string[]): boolean => {
    const cost = key.length + bytesOf(value) + OVERHEAD_BYTES;
    if (cost > maxBytes || key.length > MAX_KEY_LENGTH) return false;
    drop(key);
    for (const [oldest, entry] of kept) {
      if (bytes + cost <= maxBytes) break;
      if (entry.isUsed) {
        entry.isUsed = false;
        kept.delete(oldest);
        kept.set(oldest, entry);
      } else drop(oldest);
    }
    kept.set(key, { value, sources, cost, isUsed: false });
    bytes += cost;
    for (const source of sources) {
      const keys = keysBySource.get(source) ?? new Set();
      keysBySource.set(source, keys.add(key));
    }
    return true;
  };

  const forgetSource = (source: string): void => {
    for (const key of keysBySource.get(source) ?? []) drop(key);
  };

  const empty = (): void => {
    generation += 1;
    kept.clear();
    keysBySource.clear();
    bytes = 0;
  };

  return {
    find: (key) => {
      // A lookup hashes the key, and URLs may be long.
      if (key.length > MAX_KEY_LENGTH) return undefined;
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      entry.isUsed = true;
      return entry.value;
    },
    findStale: (key) =>
      performance.now() - staleSince > MAX_STALE_MS ? undefined : stale.get(key)?.value,
    prepare: () => {
      const began = generation;
      return (key, value, sources) =>
        began === generation && mayKeep() && store(key, value, sources.map(nameOf));
    },
    forgetGuide: (guideId) => {
      generation += 1;
      forgetSource(nameOf({ guideId }));
      forgetSource(nameOf('lists'));
    },
    suspend: () => {
      stale = new Map(kept);
      staleSince = performance.now();
      empty();
    },
    forgetEverything: () => {
      stale = new Map();
      empty();
    },
    size: () => ({ entries: kept.size, bytes }),
  };
}

function nameOf(source: Source): string {
  return source === 'lists' ? source : `guide ${source.guideId}`;
}
