import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { DatabaseUnavailableError } from '../database/outage.ts';
import { addCompressedForms, type CachedResponse, markStale } from './cached-response.ts';

/** The source of a response: one guide, or lists that any guide may enter or leave. */
export type ResponseSource = { readonly guideId: number } | 'lists';

export type ResponseCache = {
  /** Finds a response by the URL of a request as it was sent; the usual spelling is the cache key itself. */
  readonly find: (key: string) => CachedResponse | undefined;
  /**
   * Returns the cached response, or makes and caches it. Refusals are not cached. The key is a canonical URL, never one
   * that a client sent.
   */
  readonly findOrMake: (
    key: string,
    sources: readonly ResponseSource[],
    make: () => Promise<Result<CachedResponse, Refusal>>,
  ) => Promise<Result<CachedResponse, Refusal>>;
  readonly forgetGuide: (guideId: number) => void;
  /**
   * Changes are missed from now on. What is cached may be stale, so it is only sent, for a while and marked, instead of an
   * answer that can't be made because the database is down.
   */
  readonly suspend: () => void;
  readonly forgetEverything: () => void;
};

export type ResponseCacheOptions = {
  /** Zero turns the cache off. */
  readonly maxBytes: number;
  /** Whether the change feed is connected; while it isn't, nothing is cached. */
  readonly mayKeep: () => boolean;
};

type CacheEntry = {
  readonly answer: CachedResponse;
  readonly sources: readonly string[];
  readonly cost: number;
  /** Whether it was found since it was last spared from eviction. */
  isUsed: boolean;
};

/** How long a response may be sent after changes to it would have been missed. */
const MAX_STALE_MS = 10 * 60_000;

/** Longer than any cache key: 100 ids, a bounding box and a cursor take 3,000 characters. */
const MAX_KEY_LENGTH = 4_096;

/** Overhead of an entry: its places in the maps, and a list of headers for each encoding. */
const OVERHEAD_BYTES = 2_048;
/** The bytes, and about half of that again for the compressed forms. */
const COST_FACTOR = 1.5;

/**
 * The responses that visitors get most, as bytes, by canonical URL. When it is full it evicts the oldest, and spares those
 * that were used meanwhile (the CLOCK algorithm); a change to a guide drops what was made from it.
 */
export function createResponseCache({ maxBytes, mayKeep }: ResponseCacheOptions): ResponseCache {
  // A Map keeps the order of insertion, so its first key is the oldest.
  const kept = new Map<string, CacheEntry>();
  const keysBySource = new Map<string, Set<string>>();
  const underWay = new Map<string, Promise<Result<CachedResponse, Refusal>>>();
  let bytes = 0;
  /** Grows with every change. A response that was started before the latest change is not cached. */
  let generation = 0;
  /** What was cached when the change feed was lost, until it is connected again. */
  let stale: ReadonlyMap<string, CacheEntry> = new Map();
  let staleSince = 0;

  const findStale = (key: string): CachedResponse | undefined => {
    const entry = stale.get(key);
    if (entry === undefined || performance.now() - staleSince > MAX_STALE_MS) return undefined;
    return markStale(entry.answer);
  };

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

  const keep = (key: string, answer: CachedResponse, sources: readonly string[]): void => {
    const cost = costOf(key, answer);
    if (cost > maxBytes || key.length > MAX_KEY_LENGTH) return;
    drop(key);
    for (const [oldest, entry] of kept) {
      if (bytes + cost <= maxBytes) break;
      if (entry.isUsed) {
        entry.isUsed = false;
        kept.delete(oldest);
        kept.set(oldest, entry);
      } else drop(oldest);
    }
    kept.set(key, { answer, sources, cost, isUsed: false });
    bytes += cost;
    for (const source of sources) {
      const keys = keysBySource.get(source) ?? new Set();
      keysBySource.set(source, keys.add(key));
    }
    // Not awaited: until it is compressed, the response is sent as it is.
    void addCompressedForms(answer);
  };

  const forgetSource = (source: string): void => {
    for (const key of keysBySource.get(source) ?? []) drop(key);
  };

  const empty = (): void => {
    generation += 1;
    underWay.clear();
    kept.clear();
    keysBySource.clear();
    bytes = 0;
  };

  const find = (key: string): CachedResponse | undefined => {
    // A lookup hashes the key, and URLs may be long.
    if (key.length > MAX_KEY_LENGTH) return undefined;
    const entry = kept.get(key);
    if (entry === undefined) return undefined;
    entry.isUsed = true;
    return entry.answer;
  };

  return {
    find,
    findOrMake: async (key, sources, make) => {
      const found = find(key);
      if (found !== undefined) return ok(found);
      const shared = underWay.get(key);
      if (shared !== undefined) return shared;
      const began = generation;
      const making = make().then(
        (made) => {
          if (made.ok && began === generation && mayKeep())
            keep(key, made.value, sources.map(nameOf));
          return made;
        },
        (error: unknown) => {
          const known = error instanceof DatabaseUnavailableError ? findStale(key) : undefined;
          if (known === undefined) throw error;
          return ok(known);
        },
      );
      if (maxBytes === 0) return making;
      underWay.set(key, making);
      try {
        return await making;
      } finally {
        if (underWay.get(key) === making) underWay.delete(key);
      }
    },
    forgetGuide: (guideId) => {
      generation += 1;
      underWay.clear();
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
  };
}

/** The space that an entry takes. */
function costOf(key: string, { bytes, etag, headers }: CachedResponse): number {
  const texts = [key, etag, ...Object.entries(headers).flat()];
  const textBytes = texts.reduce((sum, text) => sum + text.length, 0);
  return bytes.length * COST_FACTOR + textBytes + OVERHEAD_BYTES;
}

function nameOf(source: ResponseSource): string {
  return source === 'lists' ? source : `guide ${source.guideId}`;
}
