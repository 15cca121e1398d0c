import { refusal } from '@laneway/domain/refusal';
import { fail, ok } from '@laneway/domain/result';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { DatabaseUnavailableError } from '../database/outage.ts';
import { type CachedResponse, toCachedResponse } from './cached-response.ts';
import type { Source } from './memory-cache.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';

const ROOM_FOR_ALL = { maxBytes: 1_000_000, mayKeep: () => true };
const LISTS: readonly Source[] = ['lists'];
const guide = (guideId: number): readonly Source[] => [{ guideId }];

/** Makes and caches a reply that contains its own address. */
async function fill(
  cache: ResponseCache,
  url: string,
  sources = guide(1),
  words = url,
): Promise<void> {
  await cache.findOrMake(url, sources, async () => ok(await toCachedResponse(words)));
}

/** A maker that waits until the test lets it finish. */
function slowMaker(words: string) {
  const gate = Promise.withResolvers<void>();
  const made = { count: 0 };
  const make = async () => {
    made.count += 1;
    await gate.promise;
    return ok(await toCachedResponse(words));
  };
  return { make, made, finish: () => gate.resolve() };
}

const wordsOf = (answer: CachedResponse | undefined) =>
  answer && JSON.parse(answer.bytes.toString());

describe('a reply that was made', () => {
  it('is found by its address from then on, as the same object', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    expect(cache.find('/a')).toBeUndefined();
    const answer = await toCachedResponse('a');
    expect(await cache.findOrMake('/a', LISTS, async () => ok(answer))).toEqual(ok(answer));
    expect(cache.find('/a')).toBe(answer);
    expect(cache.find('/a?x')).toBeUndefined();
  });

  it('is not made a second time', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    await fill(cache, '/a', LISTS, 'first');
    await fill(cache, '/a', LISTS, 'second');
    expect(wordsOf(cache.find('/a'))).toBe('first');
  });

  it('is compressed after a while', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    await fill(cache, '/a', LISTS, 'long '.repeat(500));
    await eventually(() => Object.keys(cache.find('/a')?.compressed ?? {})).toEqual(['br', 'gzip']);
  });

  it('is not cached when it is a refusal', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    const no = fail(refusal('not_found', 'Guide not found'));
    expect(await cache.findOrMake('/a', LISTS, async () => no)).toBe(no);
    expect(cache.find('/a')).toBeUndefined();
    await fill(cache, '/a');
    expect(wordsOf(cache.find('/a'))).toBe('/a');
  });

  it('is not cached when making it fails, and the next request tries again', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    const failing = cache.findOrMake('/a', LISTS, async () => {
      throw new Error('no database');
    });
    await expect(failing).rejects.toThrow('no database');
    await fill(cache, '/a');
    expect(wordsOf(cache.find('/a'))).toBe('/a');
  });
});

describe('concurrent requests', () => {
  it('share one reply that is made once', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    const { make, made, finish } = slowMaker('shared');
    const asked = [1, 2, 3].map(() => cache.findOrMake('/a', LISTS, make));
    finish();
    const [first, ...others] = await Promise.all(asked);
    expect(made.count).toBe(1);
    expect(others).toEqual([first, first]);
  });

  it('don’t share a reply that was started before a change', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    const before = slowMaker('before');
    const early = cache.findOrMake('/a', guide(1), before.make);
    cache.forgetGuide(1);
    await fill(cache, '/a', guide(1), 'after');
    before.finish();
    await early;
    expect(wordsOf(cache.find('/a'))).toBe('after');
  });
});

describe('a change', () => {
  it('drops the replies of that guide, and every list', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    await fill(cache, '/guides/1', guide(1));
    await fill(cache, '/places/1', guide(1));
    await fill(cache, '/guides/2', guide(2));
    await fill(cache, '/guides', LISTS);
    cache.forgetGuide(1);
    const left = ['/guides/1', '/places/1', '/guides/2', '/guides'].filter((url) =>
      cache.find(url),
    );
    expect(left).toEqual(['/guides/2']);
  });

  it('of unknown extent drops everything', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    await fill(cache, '/guides/1', guide(1));
    await fill(cache, '/guides', LISTS);
    cache.forgetEverything();
    expect([cache.find('/guides/1'), cache.find('/guides')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['of that guide', (cache: ResponseCache) => cache.forgetGuide(1)],
    ['of another guide', (cache: ResponseCache) => cache.forgetGuide(2)],
    ['of unknown extent', (cache: ResponseCache) => cache.forgetEverything()],
  ])('%s keeps a reply that was started before it from being cached', async (_, change) => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    const { make, finish } = slowMaker('old');
    const asked = cache.findOrMake('/a', guide(1), make);
    change(cache);
    finish();
    const answer = await asked;
    expect(answer.ok && wordsOf(answer.value)).toBe('old');
    expect(cache.find('/a')).toBeUndefined();
  });
});

describe('while the change feed is disconnected', () => {
  it('nothing is cached', async () => {
    let heard = false;
    const cache = createResponseCache({ maxBytes: 1_000_000, mayKeep: () => heard });
    await fill(cache, '/a');
    expect(cache.find('/a')).toBeUndefined();
    heard = true;
    await fill(cache, '/a');
    expect(wordsOf(cache.find('/a'))).toBe('/a');
  });
});

describe('while changes are missed', () => {
  const unavailable = async () => {
    throw new DatabaseUnavailableError();
  };
  const stale = { 'cache-status': 'Laneway; hit; detail=stale' };

  /** A cache that had a reply when the change feed was lost. */
  async function suspended(): Promise<ResponseCache> {
    const cache = createResponseCache(ROOM_FOR_ALL);
    await fill(cache, '/a');
    cache.suspend();
    return cache;
  }

  it('what was cached is sent, marked, only where no reply can be made', async () => {
    const cache = await suspended();
    expect(cache.find('/a')).toBeUndefined();
    const replies = [1, 2].map(() => cache.findOrMake('/a', LISTS, unavailable));
    for (const reply of await Promise.all(replies)) {
      expect(reply.ok && wordsOf(reply.value)).toBe('/a');
      expect(reply.ok && reply.value.headers).toEqual(stale);
    }
    const made = await cache.findOrMake('/a', LISTS, async () => ok(await toCachedResponse('new')));
    expect(made.ok && wordsOf(made.value)).toBe('new');
  });

  it('what was not cached, and errors of another kind, fail', async () => {
    const cache = await suspended();
    await expect(cache.findOrMake('/b', LISTS, unavailable)).rejects.toThrow('not available');
    const broken = async () => {
      throw new TypeError('a bug');
    };
    await expect(cache.findOrMake('/a', LISTS, broken)).rejects.toThrow('a bug');
  });

  it('nothing older than ten minutes is sent', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    onTestFinished(() => now.mockRestore());
    const cache = await suspended();
    now.mockReturnValue(1_000 + 10 * 60_000);
    expect((await cache.findOrMake('/a', LISTS, unavailable)).ok).toBe(true);
    now.mockReturnValue(1_001 + 10 * 60_000);
    await expect(cache.findOrMake('/a', LISTS, unavailable)).rejects.toThrow('not available');
  });

  it('nothing from before is sent once changes are heard again', async () => {
    const cache = await suspended();
    cache.forgetEverything();
    await expect(cache.findOrMake('/a', LISTS, unavailable)).rejects.toThrow('not available');
  });
});

describe('a value that is only recalled', () => {
  const unavailable = async (): Promise<{ words: string }> => {
    throw new DatabaseUnavailableError();
  };
  const made = (value: string) => async () => ({ words: value });

  it('is made each time, and recalled only while changes are missed', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    const ask = (make: () => Promise<{ words: string }>) =>
      cache.makeOrRecall('a', () => guide(1), make);
    await ask(made('first'));
    expect(await ask(made('second'))).toEqual({ value: { words: 'second' }, isStale: false });
    await expect(ask(unavailable)).rejects.toThrow('not available');
    cache.suspend();
    expect(await ask(unavailable)).toEqual({ value: { words: 'second' }, isStale: true });
    expect(await ask(made('third'))).toEqual({ value: { words: 'third' }, isStale: false });
    expect(cache.find('a')).toBeUndefined();
  });

  it.each([
    ['of its guide', (cache: ResponseCache) => cache.forgetGuide(1)],
    ['of unknown extent', (cache: ResponseCache) => cache.forgetEverything()],
  ])('is dropped by a change %s', async (_, change) => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    await cache.makeOrRecall('a', () => guide(1), made('old'));
    change(cache);
    cache.suspend();
    const asked = cache.makeOrRecall('a', () => guide(1), unavailable);
    await expect(asked).rejects.toThrow('not available');
  });

  it('isn’t kept without a source', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    await cache.makeOrRecall('a', () => [], made('mine'));
    cache.suspend();
    await expect(cache.makeOrRecall('a', () => [], unavailable)).rejects.toThrow('not available');
  });

  it('hides no error of another kind', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    await cache.makeOrRecall('a', () => guide(1), made('old'));
    cache.suspend();
    const broken = async (): Promise<{ words: string }> => {
      throw new TypeError('a bug');
    };
    await expect(cache.makeOrRecall('a', () => guide(1), broken)).rejects.toThrow('a bug');
  });
});

const words = 'w'.repeat(1_998);
const { etag } = await toCachedResponse(words);

describe('the size of the cache', () => {
  /** The cost of a reply of 2,000 bytes: 1.5 times its size, its key, its tag and 2,048 bytes of overhead. */
  const COST = 2_000 * 1.5 + '/a'.length + etag.length + 2_048;
  const left = (cache: ResponseCache, urls: readonly string[]) =>
    urls.filter((url) => cache.find(url) !== undefined);

  it('is kept by dropping the least recently used reply', async () => {
    const cache = createResponseCache({ maxBytes: 3 * COST, mayKeep: () => true });
    for (const url of ['/a', '/b', '/c']) await fill(cache, url, guide(1), words);
    cache.find('/a');
    await fill(cache, '/d', guide(1), words);
    expect(left(cache, ['/a', '/b', '/c', '/d'])).toEqual(['/a', '/c', '/d']);
  });

  it('shrinks when replies are dropped', async () => {
    const cache = createResponseCache({ maxBytes: 2 * COST, mayKeep: () => true });
    await fill(cache, '/a', guide(1), words);
    await fill(cache, '/b', guide(2), words);
    cache.forgetGuide(1);
    await fill(cache, '/c', guide(3), words);
    expect(left(cache, ['/a', '/b', '/c'])).toEqual(['/b', '/c']);
    cache.forgetEverything();
    await fill(cache, '/d', guide(4), words);
    await fill(cache, '/e', guide(5), words);
    expect(left(cache, ['/d', '/e'])).toEqual(['/d', '/e']);
  });

  it('is never exceeded by one large reply, which replaces nothing', async () => {
    const cache = createResponseCache({ maxBytes: COST, mayKeep: () => true });
    await fill(cache, '/a', guide(1), words);
    await fill(cache, '/large', guide(1), `${words}w`);
    expect(left(cache, ['/a', '/large'])).toEqual(['/a']);
  });

  it.each([
    ['keys', (n: number) => ({ key: `/${n}-${'k'.repeat(2_000)}`, headers: {} })],
    ['headers', (n: number) => ({ key: `/${n}`, headers: { link: `<${'l'.repeat(2_000)}>` } })],
  ])('includes long %s', async (_, nth) => {
    const room = 20 * 3_000;
    const cache = createResponseCache({ maxBytes: room, mayKeep: () => true });
    const all = Array.from({ length: 20 }, (_none, n) => nth(n));
    for (const { key, headers } of all) {
      await cache.findOrMake(key, LISTS, async () => ok(await toCachedResponse('', headers)));
    }
    const found = all.filter(({ key }) => cache.find(key) !== undefined).length;
    expect(found).toBeGreaterThan(room / 5_000);
    expect(found).toBeLessThan(room / 4_000);
  });

  it('doesn’t include a key that is longer than any valid address', async () => {
    const cache = createResponseCache(ROOM_FOR_ALL);
    const long = `/api/guides?${'x'.repeat(5_000)}`;
    await fill(cache, long);
    expect(cache.find(long)).toBeUndefined();
  });

  it('of zero disables caching, and every request makes its own reply', async () => {
    const cache = createResponseCache({ maxBytes: 0, mayKeep: () => true });
    const { make, made, finish } = slowMaker('own');
    const asked = [cache.findOrMake('/a', LISTS, make), cache.findOrMake('/a', LISTS, make)];
    finish();
    await Promise.all(asked);
    expect(made.count).toBe(2);
    expect(cache.find('/a')).toBeUndefined();
  });
});
