import type { BrowsedGuides } from '@laneway/contract/discovery';
import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, get, deps } = await createTestApp();
const author = await createPerson(db, 'creator');
const HERE = { lat: -37.8, lng: 144.9 };
const NEAR = `near=${HERE.lat},${HERE.lng}`;

type Facts = {
  readonly minutes?: number;
  readonly audio?: boolean;
  readonly language?: string;
  readonly ratings?: readonly [sum: number, count: number];
};

/** Guides from west to east, a kilometre apart, each a day newer than the one before. */
async function add(id: number, priceCents: number, facts: Facts, listing?: 'withdrawn') {
  const publishedAt = new Date(Date.UTC(2026, 0, id));
  const lng = HERE.lng + (id - 1) * 0.01138;
  await createGuide(db, {
    id,
    authorId: author.id,
    priceCents,
    lat: HERE.lat,
    lng,
    publishedAt,
    ...(listing && { listing }),
  });
  const { minutes = null, audio = false, language = 'en', ratings = [0, 0] } = facts;
  await db.pool.query(
    `UPDATE guides SET duration_minutes = $2, has_audio = $3, language = $4, rating_sum = $5, rating_count = $6 WHERE id = $1`,
    [id, minutes, audio, language, ...ratings],
  );
}
await add(1, 0, { minutes: 45, audio: true, ratings: [9, 2] });
await add(2, 499, { minutes: 120, audio: true, ratings: [450, 100] });
await add(3, 999, { minutes: 90, language: 'fr', ratings: [100, 50] });
await add(4, 0, { minutes: 30 });
await add(5, 299, {});
await add(6, 0, { minutes: 10 }, 'withdrawn');

async function browse(query: string): Promise<BrowsedGuides> {
  const reply = await get(`/api/browse?${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const idsOf = ({ items }: BrowsedGuides) => items.map(({ g_id }) => g_id);

describe('the list of all guides', () => {
  it.each([
    ['newest first', '', [5, 4, 3, 2, 1]],
    ['newest first', 'order=newest', [5, 4, 3, 2, 1]],
    ['best rated first, where enough have rated', 'order=rating', [2, 1, 5, 4, 3]],
    ['nearest first', `order=near&${NEAR}`, [1, 2, 3, 4, 5]],
    ['nearest first from elsewhere', `order=near&near=${HERE.lat},146`, [5, 4, 3, 2, 1]],
    ['what can be walked now, nearest first', `order=near&walk_now=true&${NEAR}`, [1, 3]],
    ['what can be walked now, newest first', `walk_now=true&${NEAR}`, [3, 1]],
    ['what can be walked now, best first', `order=rating&walk_now=true&${NEAR}`, [1, 3]],
    ['nothing to walk now, far from all', 'walk_now=true&near=51,0', []],
    ['free ones', 'free=true', [4, 1]],
    ['those up to a price', 'price_max=4.99', [5, 4, 2, 1]],
    ['free ones, whatever the price says', 'free=true&price_max=9', [4, 1]],
    ['those with audio', 'audio=true', [2, 1]],
    ['short ones', 'minutes_max=60', [4, 1]],
    ['those in a language', 'language=fr', [3]],
    ['filters together', `order=near&${NEAR}&audio=true&free=true`, [1]],
    ['even shorter ones to walk now', `walk_now=true&${NEAR}&minutes_max=60`, [1]],
  ])('shows %s (%s)', async (_, query, ids) => {
    const found = await browse(query);
    expect(idsOf(found)).toEqual(ids);
    expect(found).toMatchObject({ total: ids.length, next_cursor: null });
  });

  it.each(['order=newest', 'order=rating', `order=near&${NEAR}`, `walk_now=true&${NEAR}`])(
    'shows each guide once, a page at a time, by %s',
    async (query) => {
      const whole = await browse(query);
      const ids: number[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: BrowsedGuides = await browse(
          `${query}&limit=2${cursor && `&cursor=${cursor}`}`,
        );
        expect(page.total).toBe(whole.total);
        ids.push(...idsOf(page));
        cursor = page.next_cursor;
      }
      expect(ids).toEqual(idsOf(whole));
    },
  );

  it('is the same for visitors until a guide changes', async () => {
    const first = await get('/api/browse?order=newest&limit=3');
    const again = await get('/api/browse?order=newest&limit=3');
    expect(again.headers.etag).toBe(first.headers.etag);
    const position = `/api/browse?order=near&${NEAR.replace(',', '%2C')}`;
    await get(position);
    // A visitor's position must not be stored as a cache key.
    expect(deps.responseCache.find(position)).toBeUndefined();
    expect(deps.responseCache.find('/api/browse?order=newest&limit=3')).toBeDefined();
  });

  it.each([
    'order=cheapest',
    'order=near',
    'walk_now=true',
    'order=walk_now',
    'order=near&near=91,0',
    'order=near&near=0,181',
    'order=near&near=x',
    'limit=0',
    'limit=101',
    'price_max=-1',
    'minutes_max=0',
    'language=english',
    'cursor=AAAA',
    'order=rating&cursor=MTIz',
    `order=newest&cursor=${Buffer.from('5').toString('base64url')}`,
  ])('refuses %s', async (query) => {
    expect((await get(`/api/browse?${query}`)).statusCode).toBe(422);
  });

  it('has no items for a cursor beyond the last page', async () => {
    const cursor = Buffer.from('2000000000').toString('base64url');
    expect(await browse(`order=near&${NEAR}&cursor=${cursor}`)).toMatchObject({
      items: [],
      next_cursor: null,
    });
  });
});

describe('the languages of guides', () => {
  const languages = async () => (await get('/api/guide_languages')).json().languages;

  it('are those of guides on sale, each once, in the order of the list', async () => {
    expect(await languages()).toEqual(['en', 'fr']);
  });

  it('are without that of a guide that was withdrawn, and with that of one that is new', async () => {
    await db.pool.query(`UPDATE guides SET language = 'ja' WHERE id = 6`);
    await db.pool.query(`UPDATE guides SET language = 'de' WHERE id = 4`);
    deps.responseCache.forgetEverything();
    expect(await languages()).toEqual(['en', 'de', 'fr']);
  });
});
