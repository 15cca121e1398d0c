import type { SearchResults } from '@laneway/contract/search';
import { describe, expect, it } from 'vitest';
import { createGuide, own } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const author = await createPerson(db, 'creator', 'Ada Marlowe');
const stranger = await createPerson(db);
const buyer = await createPerson(db);
const other = await createPerson(db, 'creator', 'Bo');

/** Content that a buyer pays for. Each sentence has a word that occurs nowhere else. */
const SECRETS = [
  'Behind the cistern a staircase spirals to the quizzicarium.',
  'Knock twice and say zymurgist to the doorkeeper.',
  'The plaque under the ivy names a forgotten vexillologist.',
];
const UNIQUE = [
  'cistern',
  'staircase',
  'quizzicarium',
  'zymurgist',
  'doorkeeper',
  'plaque',
  'vexillologist',
];
const ALT = 'A flugelhorn on velvet';

const closed = await createGuide(db, {
  authorId: author.id,
  title: 'Cellars of the old brewery',
  description: 'Barrels and bubbles below the street.',
});
await db.pool.query(
  `UPDATE places SET title = 'Tasting room', description = $2, image_alt = $3 WHERE guide_id = $1`,
  [closed, SECRETS.join(' '), ALT],
);
const elsewhere = await createGuide(db, { authorId: other.id, title: 'Another brewery' });
await own(db, stranger.id, elsewhere);
await own(db, buyer.id, closed);
await db.pool.query('SELECT recount_search_words()');

const FILTERS: readonly Record<string, string>[] = [
  {},
  { typing: 'true' },
  { near: '-37.8,144.9' },
  { free: 'true' },
  { free: 'false', price_max: '9999.99' },
  { audio: 'false', minutes_max: '20160' },
  { language: 'en', limit: '50' },
];

async function ask(words: string, query: Record<string, string>, person?: TestPerson) {
  const reply = await app.send({
    method: 'POST',
    url: '/api/search',
    query: { search_terms: words, ...query },
    ...(person && { cookies: person.cookies }),
  });
  expect(reply.statusCode).toBe(200);
  return reply;
}

const PEOPLE: readonly (readonly [string, TestPerson | undefined])[] = [
  ['a visitor', undefined],
  ['someone who owns another guide', stranger],
  ['the author of another guide', other],
];

describe.each(PEOPLE)('the inside of a closed guide, to %s', (_, person) => {
  it.each(FILTERS)('is not found by its sentences and words, with %j', async (filter) => {
    const texts = [
      ...SECRETS,
      ...SECRETS.map((sentence) => sentence.slice(0, 40)),
      ...UNIQUE,
      ...UNIQUE.map((word) => word.slice(0, -2)),
      ...UNIQUE.map((word) => word.replace(/(..)(.)(.)/, '$1$3$2')),
      ALT,
    ];
    for (const text of texts) {
      const { body } = await ask(text, filter, person);
      // This includes corrections, which would reveal that the word exists.
      for (const word of [...UNIQUE, 'flugelhorn']) expect(body, text).not.toContain(word);
    }
  });

  it('is in no reply that finds the guide by its public texts', async () => {
    for (const text of ['brewery', 'tasting room', 'marlowe', 'barrels', 'cellars tasting']) {
      const reply = await ask(text, {}, person);
      const { guides, places, matches } = reply.json<SearchResults>();
      const found = guides.find(({ g_id }) => g_id === closed);
      expect(found, text).toMatchObject({ g_access: 'teaser', g_path: null });
      expect(places.filter(({ g_id }) => g_id === closed)).toEqual([]);
      for (const match of matches.filter(({ g_id }) => g_id === closed)) {
        expect(match.p_id).toBeNull();
        expect(['title', 'place_title', 'author', 'description']).toContain(match.field);
      }
      for (const word of UNIQUE) expect(reply.body).not.toContain(word);
    }
  });
});

describe('a closed guide', () => {
  it('is found by the title of a place, which is public', async () => {
    const { guides, matches } = (await ask('tasting room', {})).json<SearchResults>();
    expect(guides.map(({ g_id }) => g_id)).toEqual([closed]);
    expect(matches).toEqual([
      {
        g_id: closed,
        p_id: null,
        field: 'place_title',
        segments: [
          { text: 'Tasting', hit: true },
          { text: ' ', hit: false },
          { text: 'room', hit: true },
        ],
      },
    ]);
  });

  it.each([
    ['its owner', buyer],
    ['its author', author],
  ])('gives %s the places too, by their titles only', async (_, person) => {
    const { places } = (await ask('tasting room', {}, person)).json<SearchResults>();
    expect(places.map(({ g_id, p_title }) => [g_id, p_title])).toEqual([
      [closed, 'Tasting room'],
      [closed, 'Tasting room'],
    ]);
    expect((await ask('quizzicarium', {}, person)).json().guides).toEqual([]);
  });

  it('is not in the vocabulary for completion and correction', async () => {
    const { rows } = await db.pool.query('SELECT word FROM search_words WHERE word = ANY ($1)', [
      [...UNIQUE, 'flugelhorn'],
    ]);
    expect(rows).toEqual([]);
  });
});
