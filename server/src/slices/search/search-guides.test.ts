import type { SearchQuery, SearchResults } from '@laneway/contract/search';
import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const run = (sql: string, ...values: unknown[]) => db.pool.query(sql, values);
const author = await createPerson(db, 'creator', 'Noor Haddad');

type Facts = Readonly<Record<string, unknown>>;
async function add(
  title: string,
  overrides: Parameters<typeof createGuide>[1] | object,
  facts: Facts = {},
) {
  const id = await createGuide(db, { authorId: author.id, ...overrides, title });
  for (const [column, value] of Object.entries(facts)) {
    await run(`UPDATE guides SET ${column} = $2 WHERE id = $1`, id, value);
  }
  return id;
}

const near = await add(
  'Harbour pilots',
  { lat: -37.8, lng: 144.9, priceCents: 0, isPublic: true },
  { has_audio: true, duration_minutes: 60 },
);
const far = await add(
  'Harbour seals',
  { lat: 51.5, lng: 0, priceCents: 999 },
  { language: 'fr', duration_minutes: 120 },
);
const liked = await add(
  'Harbour lights',
  { lat: 51.5, lng: 0, priceCents: 499 },
  { rating_sum: 500, rating_count: 100 },
);
const told = await add('Quiet corners', { priceCents: 0, isPublic: true });
await run(
  `UPDATE places SET title = 'Fern gully', description = 'Cold air, and **lyrebirds** at [dawn](https://x.example/lyrebird).' WHERE guide_id = $1`,
  told,
);
const other = await createPerson(db, 'creator', 'Ana Silva');
const painted = await add('Painted walls', { authorId: other.id, priceCents: 0, isPublic: true });
await run(`UPDATE places SET title = 'Street art of Union Lane' WHERE guide_id = $1`, painted);
const apart = await add('Halls of the street', {
  authorId: other.id,
  description: 'The art of building.',
});
await add(
  'Collins St Heights',
  { authorId: other.id, description: 'Art deco towers.' },
  { rating_sum: 500, rating_count: 100 },
);
const station = await add('Under Flinders St Station', { authorId: other.id });
await add('Gone for good', { listing: 'withdrawn' });
await run('SELECT recount_search_words()');

async function search(
  search_terms: string,
  query: Partial<Record<keyof SearchQuery, string>> = {},
) {
  const reply = await app.send({
    method: 'POST',
    url: '/api/search',
    query: { search_terms, ...query },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<SearchResults>();
}
const ids = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).guides.map(({ g_id }) => g_id);

const NOTHING = {
  guides: [],
  places: [],
  authors: [],
  matches: [],
  corrected: null,
  next_cursor: null,
};

describe('POST /api/search', () => {
  it('finds guides by their titles, the best rated first', async () => {
    const found = await ids('harbour');
    expect(found[0]).toBe(liked);
    expect(new Set(found)).toEqual(new Set([near, far, liked]));
  });

  it('does not find what is off sale', async () => {
    expect(await search('gone for good')).toEqual(NOTHING);
  });

  it.each(['', '   ', '\u0000', '…', '!!', '% _ \\', "'; DROP TABLE guides; --x"])(
    'finds nothing for “%s”, without an error',
    async (text) => {
      expect((await search(text)).guides).toEqual([]);
    },
  );

  it.each<[Partial<Record<keyof SearchQuery, string>>, number[]]>([
    [{ free: 'true' }, [near]],
    [{ price_max: '4.99' }, [near, liked]],
    [{ audio: 'true' }, [near]],
    [{ minutes_max: '60' }, [near]],
    [{ minutes_max: '120' }, [near, far]],
    [{ language: 'fr' }, [far]],
    [{ language: 'de' }, []],
    [{ free: 'true', language: 'fr' }, []],
  ])('applies the filter %j', async (filter, expected) => {
    expect(new Set(await ids('harbour', filter))).toEqual(new Set(expected));
  });

  it('finds words beside each other in the name of a place first, and no other street', async () => {
    expect(await ids('street art')).toEqual([painted, apart]);
    expect(await ids('street art', { typing: 'true' })).toEqual([painted, apart]);
  });

  it.each(['flinders st', 'flinders street', 'flinders street station'])(
    'finds a street however it is written: %s',
    async (text) => {
      expect((await ids(text))[0]).toBe(station);
    },
  );

  it('ranks near guides higher', async () => {
    expect((await ids('harbour', { near: '-37.81,144.95' }))[0]).toBe(near);
    expect((await ids('harbour', { near: '51.5,0.1' })).at(-1)).toBe(near);
  });

  it('continues where the last page ended', async () => {
    const all = await ids('harbour');
    const pages: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: SearchResults = await search('harbour', {
        limit: '1',
        ...(cursor !== '' && { cursor }),
      });
      pages.push(...page.guides.map(({ g_id }) => g_id));
      cursor = page.next_cursor;
    }
    expect(pages).toEqual(all);
  });

  it.each<Partial<Record<keyof SearchQuery, string>>>([
    { cursor: 'made up' },
    { near: '91,0' },
    { near: 'here' },
    { limit: '51' },
    { language: 'english' },
    { search_terms: 'x'.repeat(201) },
  ])('refuses %j', async (query) => {
    const reply = await app.send({
      method: 'POST',
      url: '/api/search',
      query: { search_terms: 'x', ...query },
    });
    expect(reply.statusCode).toBe(422);
  });

  it('ignores a user in the body', async () => {
    for (const payload of [
      undefined,
      {},
      { user: null },
      { user: { u_id: 1, user_role: 'admin' } },
    ]) {
      const reply = await app.send({
        method: 'POST',
        url: '/api/search',
        query: { search_terms: 'harbour seals' },
        ...(payload && { payload }),
      });
      expect(reply.json().guides[0]).toMatchObject({ g_id: far, g_access: 'teaser' });
    }
  });
});

describe('the results', () => {
  it('say where the words are', async () => {
    const { matches } = await search('harbour pilots haddad');
    expect(matches).toEqual([
      {
        g_id: near,
        p_id: null,
        field: 'title',
        segments: [
          { text: 'Harbour', hit: true },
          { text: ' ', hit: false },
          { text: 'pilots', hit: true },
        ],
      },
      {
        g_id: near,
        p_id: null,
        field: 'author',
        segments: [
          { text: 'Noor ', hit: false },
          { text: 'Haddad', hit: true },
        ],
      },
    ]);
  });

  it('include the places of a public guide, by title and by text', async () => {
    const byTitle = await search('fern gully');
    expect(byTitle.places.map(({ p_title, p_order }) => [p_title, p_order])).toEqual([
      ['Fern gully', 0],
      ['Fern gully', 1],
    ]);
    const byText = await search('lyrebirds');
    expect(byText.guides.map(({ g_id }) => g_id)).toEqual([told]);
    expect(byText.places).toHaveLength(2);
    expect(byText.matches.at(-1)).toMatchObject({
      field: 'place_description',
      segments: [
        { text: 'Cold air, and ', hit: false },
        { text: 'lyrebirds', hit: true },
        { text: ' at dawn.', hit: false },
      ],
    });
  });

  it('don’t include words that are only in a link', async () => {
    expect(await ids('lyrebird dawn example')).toEqual([told]);
    expect(await ids('example')).toEqual([]);
  });

  it('include authors with guides on sale', async () => {
    const { authors } = await search('haddad');
    expect(authors).toEqual([{ u_id: author.id, name: 'Noor Haddad', guide_count: 4 }]);
    expect((await search('had', { typing: 'true' })).authors).toEqual(authors);
  });
});

describe('typing mistakes', () => {
  it('are corrected, with the corrected text in the reply', async () => {
    const found = await search('harbuor seels');
    expect(found.guides.map(({ g_id }) => g_id)).toEqual([far]);
    expect(found.corrected).toBe('harbour seals');
  });

  it('are not corrected in words that are right', async () => {
    expect((await search('harbour seals')).corrected).toBeNull();
  });

  it('are not mentioned where nothing is found', async () => {
    expect(await search('harbuor', { language: 'de' })).toEqual({ ...NOTHING, corrected: null });
  });
});

describe('while typing', () => {
  it.each([
    'h',
    'ha',
    'har',
    'harb',
    'harbour',
    'harbour p',
    'harbour pil',
    'harbuor pil',
    'fern gul',
  ])('“%s” finds something', async (text) => {
    expect((await ids(text, { typing: 'true' })).length).toBeGreaterThan(0);
  });

  it('returns a few results, and matches a finished word only as it is', async () => {
    for (let n = 0; n < 8; n += 1) await add(`Lighthouse ${n}`, {});
    expect(await ids('lightho', { typing: 'true' })).toHaveLength(6);
    expect(await ids('lightho ', { typing: 'true' })).toEqual([]);
  });
});
