import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { DatabaseUnavailableError } from '../database/outage.ts';
import { addCompressedForms, type CachedResponse, markStale } from './cached-response.ts';
import { createMemoryCache, type Source } from './memory-cache.ts';

/** A value that was just made, or the last one where that isn't possible. */
export type Recalled<T> = { readonly value: T; readonly isStale: boolean };

export type ResponseCache = {
  /** Finds a response by the URL of a request as it was sent; the usual spelling is the cache key itself. */
  readonly find: (key: string) => CachedResponse | undefined;
  /**
   * Returns the cached response, or makes and caches it. Refusals are not cached. The key is a canonical URL, never one
   * that a client sent.
   */
  readonly findOrMake: (
    key: string,
    sources: readonly Source[],
    make: () => Promise<Result<CachedResponse, Refusal>>,
  ) => Promise<Result<CachedResponse, Refusal>>;
  /**
   * Makes a value that is never answered from memory, except that the last one is returned while the database is down.
   * It must be the same for all visitors and survive JSON. One without sources is not kept.
   */
  readonly makeOrRecall: <T>(
    key: string,
    sourcesOf: (value: T) => readonly Source[],
    make: () => Promise<T>,
  ) => Promise<Recalled<T>>;
  readonly forgetGuide: (guideId: number) => void;
  /**
   * Changes are missed from now on. What is cached may be stale, so it is only sent, for a while and marked, instead of an
   * answer that can't be made because the database is down.
   */
  readonly suspend: () => void;
  readonly forgetEverything: () => void;
  /** How much is kept to be answered from memory, and how often an answer had to be made. */
  readonly figures: () => {
    readonly entries: number;
    readonly bytes: number;
    readonly misses: number;
  };
};

export type ResponseCacheOptions = {
  /** Zero turns the cache off. */
  readonly maxBytes: number;
  /** True while the change feed is connected; while it isn't, nothing is cached. */
  readonly mayKeep: () => boolean;
};

/** The bytes, and about half of that again for the compressed forms. */
const COST_FACTOR = 1.5;

/** The part of the space that is for values that are only recalled. */
const RECALLED_PART = 0.25;

/** The responses that visitors get most, as bytes, by canonical URL; and other values, for when the database is down. */
export function createResponseCache({ maxBytes, mayKeep }: ResponseCacheOptions): ResponseCache {
  const responses = createMemoryCache({ maxBytes, mayKeep, bytesOf: bytesOfResponse });
  /** As JSON, which nothing that was given one can change. */
  const values = createMemoryCache<string>({
    maxBytes: maxBytes * RECALLED_PART,
    mayKeep,
    bytesOf: (json) => json.length,
  });
  let misses = 0;
  const underWay = new Map<string, Promise<Result<CachedResponse, Refusal>>>();

  return {
    find: responses.find,
    findOrMake: async (key, sources, make) => {
      const found = responses.find(key);
      if (found !== undefined) return ok(found);
      const shared = underWay.get(key);
      if (shared !== undefined) return shared;
      misses += 1;
      const keep = responses.prepare();
      const making = make().then(
        (made) => {
          // Compression isn't awaited: until it is done, the response is sent as it is.
          if (made.ok && keep(key, made.value, sources)) void addCompressedForms(made.value);
          return made;
        },
        (error: unknown) => ok(markStale(staleInstead(error, responses.findStale(key)))),
      );
      if (maxBytes === 0) return making;
      underWay.set(key, making);
      try {
        return await making;
      } finally {
        if (underWay.get(key) === making) underWay.delete(key);
      }
    },
    makeOrRecall: async <T>(
      key: string,
      sourcesOf: (value: T) => readonly Source[],
      make: () => Promise<T>,
    ) => {
      const keep = values.prepare();
      try {
        const value = await make();
        const sources = sourcesOf(value);
        if (sources.length > 0) keep(key, JSON.stringify(value), sources);
        return { value, isStale: false };
      } catch (error) {
        const value: T = JSON.parse(staleInstead(error, values.findStale(key)));
        return { value, isStale: true };
      }
    },
    forgetGuide: (guideId) => {
      underWay.clear();
      responses.forgetGuide(guideId);
      values.forgetGuide(guideId);
    },
    suspend: () => {
      underWay.clear();
      responses.suspend();
      values.suspend();
    },
    forgetEverything: () => {
      underWay.clear();
      responses.forgetEverything();
      values.forgetEverything();
    },
    figures: () => ({ ...responses.size(), misses }),
  };
}

/** The stale value in place of one that couldn't be made. An error of another kind than an outage is never hidden. */
function staleInstead<V>(error: unknown, stale: V | undefined): V {
  if (error instanceof DatabaseUnavailableError && stale !== undefined) return stale;
  throw error;
}

function bytesOfResponse({ bytes, etag, headers }: CachedResponse): number {
  const texts = [etag, ...Object.entries(headers).flat()];
  const textBytes = texts.reduce((sum, text) => sum + text.length, 0);
  return bytes.length * COST_FACTOR + textBytes;
}
