import { RATE_LIMITS } from '@laneway/contract/rate-limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMailbox } from '../../adapters/mailer-mailbox.ts';
import { createGuide } from '../../testing/guides.ts';
import { FIRST_ATTEMPT, jobsOf } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { anonymousBucket, bucketBits } from './count-search.ts';

const app = await createTestApp();
const { db } = app;
const run = async (sql: string, ...values: unknown[]) => (await db.pool.query(sql, values)).rows;
const creator = await createPerson(db, 'creator', 'Noor Haddad');
const rival = await createPerson(db, 'creator', 'Bo');
const admin = await createPerson(db, 'admin');
const guide = await createGuide(db, { authorId: creator.id, title: 'Tram depots' });
const rivals = await createGuide(db, { authorId: rival.id, title: 'Ferry wharves' });
await run('SELECT recount_search_words()');

const MONTH = new Date().toISOString().slice(0, 7);

/** People in as many different buckets. */
const SEARCHERS: TestPerson[] = [];
const taken = new Set<number>();
while (SEARCHERS.length < 5) {
  const person = await createPerson(db);
  const bucket = anonymousBucket(app.deps.sessionSecret, `user ${person.id}`, MONTH);
  if (!taken.has(bucket)) SEARCHERS.push(person);
  taken.add(bucket);
}

const search = (search_terms: string, person?: TestPerson, query: Record<string, string> = {}) =>
  app.send({
    method: 'POST',
    url: '/api/search',
    query: { search_terms, ...query },
    ...(person && { cookies: person.cookies }),
  });
const popular = async () => (await app.get('/api/search/popular')).json().searches;
const wordsOf = async (person: TestPerson, query = '') =>
  (await app.get(`/api/user/search_words${query}`, person)).json().items;
const searches = async () => (await app.get('/api/admin/overview', admin)).json().searches;

beforeEach(async () => {
  await run('TRUNCATE search_texts, search_shown, search_days, rate_counters');
});

describe('the counted searches', () => {
  it('include every search, by day', async () => {
    await search('tram');
    await search('nothing like it');
    await search('ada@people.example');
    expect(await searches()).toEqual({ today: 3, days_30: 3 });
    await run(`UPDATE search_days SET day = day - 29`);
    expect(await searches()).toEqual({ today: 0, days_30: 3 });
    await run(`UPDATE search_days SET day = day - 1`);
    expect(await searches()).toEqual({ today: 0, days_30: 0 });
  });

  it('don’t include typing or further pages', async () => {
    await search('tra', undefined, { typing: 'true' });
    const { next_cursor } = (await search('tram', undefined, { limit: '1' })).json();
    expect(next_cursor).toBeNull();
    await search('tram', undefined, { cursor: Buffer.from('1').toString('base64url') });
    expect(await searches()).toEqual({ today: 1, days_30: 1 });
  });

  it('have one row for a text, however it is written, and only if it found something', async () => {
    for (const text of ['Tram depots', ' tram  DEPOTS ', 'zebra crossing zzz']) await search(text);
    expect(await run('SELECT words, searches FROM search_texts')).toEqual([
      { words: 'tram depots', searches: 2 },
    ]);
  });

  it('have one row for the same words, in whatever order and however often', async () => {
    for (const text of ['tram depots', 'depots tram', 'the depots tram tram', 'depots of tram']) {
      await search(text);
    }
    expect(await run('SELECT key, words, searches FROM search_texts')).toEqual([
      { key: 'depots tram', words: 'tram depots', searches: 4 },
    ]);
    expect(await run('SELECT key, searches FROM search_shown')).toEqual([
      { key: 'depots tram', searches: 4 },
    ]);
  });

  it('have a limited number of texts per person and day, but count all of them for the day', async () => {
    const [person, other] = SEARCHERS;
    const { max } = RATE_LIMITS.counted_searches;
    for (let n = 0; n < max + 5; n += 1) await search(`tram w${n}`, person);
    expect(await run('SELECT FROM search_texts')).toHaveLength(max);
    expect(await searches()).toMatchObject({ today: max + 5 });
    await search('tram depots', other);
    expect(await run('SELECT FROM search_texts')).toHaveLength(max + 1);
  });

  it.each(['tram depots a@people', 'tram depots 0412345678', 'tram depots 4111-1111-1111'])(
    'don’t include texts about a person: %s',
    async (text) => {
      expect((await search(text)).json().guides).toHaveLength(1);
      expect(await run('SELECT words FROM search_texts')).toEqual([]);
    },
  );

  it('have no columns about a person', async () => {
    for (const person of SEARCHERS) await search('tram depots', person);
    const columns = await run(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
        WHERE table_name IN ('search_days', 'search_texts', 'search_shown') ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'search_days.day',
      'search_days.searches',
      'search_shown.guide_id',
      'search_shown.key',
      'search_shown.month',
      'search_shown.searches',
      'search_shown.seekers',
      'search_shown.words',
      'search_texts.key',
      'search_texts.month',
      'search_texts.searches',
      'search_texts.seekers',
      'search_texts.words',
    ]);
  });
});

describe('buckets', () => {
  it('are the same for a person in a month, and different in the next', () => {
    const bucket = (searcher: string, month: string) => anonymousBucket('secret', searcher, month);
    expect(bucket('user 1', '2026-11')).toBe(bucket('user 1', '2026-11'));
    const moved = Array.from({ length: 100 }, (_, n) => `user ${n}`).filter(
      (searcher) => bucket(searcher, '2026-11') !== bucket(searcher, '2026-12'),
    );
    expect(moved.length).toBeGreaterThan(90);
  });

  it('are shared by about sixteen people each, among a thousand', () => {
    const counts = new Map<number, number>();
    for (let n = 0; n < 1_024; n += 1) {
      const bucket = anonymousBucket('secret', `user ${n}`, '2026-11');
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    }
    expect(counts.size).toBe(64);
    expect(Math.min(...counts.values())).toBeGreaterThan(3);
  });

  it('are stored as one bit each', () => {
    expect(new Set(Array.from({ length: 64 }, (_, n) => bucketBits(n))).size).toBe(64);
    expect(bucketBits(63)).toBe(`${'0'.repeat(63)}1`);
    expect(bucketBits(0)).toHaveLength(64);
  });
});

describe('the searches that are shown', () => {
  it('have at least five different people who searched for them, however often', async () => {
    for (let n = 0; n < 3; n += 1) {
      for (const person of SEARCHERS.slice(0, 4)) await search('tram depots', person);
      await search('tram depots', SEARCHERS[0]);
    }
    expect(await popular()).toEqual([]);
    expect(await wordsOf(creator)).toEqual([]);
    await search('tram depots', SEARCHERS[4]);
    expect(await popular()).toEqual(['tram depots']);
    expect(await wordsOf(creator)).toEqual([
      { words: 'tram depots', g_id: guide, g_title: 'Tram depots', searches: 16 },
    ]);
  });

  it('include for a creator those that led to their own guides', async () => {
    for (const person of SEARCHERS) await search('ferry wharves', person);
    expect(await wordsOf(creator)).toEqual([]);
    expect(await wordsOf(rival)).toMatchObject([{ words: 'ferry wharves', g_id: rivals }]);
    expect(await wordsOf(rival, `?guide_id=${guide}`)).toEqual([]);
    expect((await app.get('/api/user/search_words', SEARCHERS[0])).statusCode).toBe(403);
    expect((await app.get('/api/user/search_words')).statusCode).toBe(401);
  });

  it('include for everyone only words of present guides', async () => {
    for (const person of SEARCHERS) {
      await search('tram nonsenseword', person);
      await search('depots', person);
    }
    expect(await run('SELECT words FROM search_texts ORDER BY 1')).toHaveLength(2);
    expect(await popular()).toEqual(['depots']);
  });

  it('are those of this month and the last', async () => {
    for (const person of SEARCHERS) await search('depots', person);
    const age = async (months: number) => {
      for (const table of ['search_texts', 'search_shown']) {
        await run(
          `UPDATE ${table} SET month = date_trunc('month', now()) - $1 * interval '1 month'`,
          months,
        );
      }
    };
    await age(1);
    expect(await popular()).toEqual(['depots']);
    expect(await wordsOf(creator)).toHaveLength(1);
    await age(2);
    expect(await popular()).toEqual([]);
    expect(await wordsOf(creator)).toEqual([]);
    await jobsOf(app, createMailbox()).remove_leftovers?.({}, FIRST_ATTEMPT);
    expect(await run('SELECT FROM search_texts')).toEqual([]);
    expect(await run('SELECT FROM search_shown')).toEqual([]);
  });
});
