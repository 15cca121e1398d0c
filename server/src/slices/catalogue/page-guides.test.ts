import type { PublishedGuide } from '@laneway/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const GUIDES = 250;
const { db, get } = await createTestApp();
const author = await createPerson(db, 'creator');
const withdrawn = await createGuide(db, { authorId: author.id, listing: 'withdrawn' });
const START = Date.UTC(2026, 0, 1);
const sydney = { lat: -33.86, lng: 151.21, publishedAt: new Date(START) };
const oneInSydney = await createGuide(db, { authorId: author.id, ...sydney });
// Seven guides share each timestamp, so a page may end in the middle of a tie.
await Promise.all(
  Array.from({ length: GUIDES - 1 }, (_, n) =>
    createGuide(db, { authorId: author.id, publishedAt: new Date(START + Math.floor(n / 7)) }),
  ),
);

type Page = { readonly ids: readonly number[]; readonly next: string | undefined };

async function readPage(url: string): Promise<Page> {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  const link = reply.headers.link;
  return {
    ids: reply.json<PublishedGuide[]>().map(({ g_id }) => g_id),
    next: /^<(.+)>; rel="next"$/.exec(String(link))?.[1],
  };
}

async function walk(url: string): Promise<readonly (readonly number[])[]> {
  const pages: (readonly number[])[] = [];
  for (let next: string | undefined = url; next !== undefined; ) {
    const page: Page = await readPage(next);
    pages.push(page.ids);
    next = page.next;
  }
  return pages;
}

async function newestFirst(): Promise<readonly number[]> {
  const { rows } = await db.pool.query<{ id: number }>(
    `SELECT id FROM guides WHERE listing = 'live' ORDER BY published_at DESC, id DESC`,
  );
  return rows.map(({ id }) => id);
}

describe('the list of all guides', () => {
  it.each([7, 33, 100])('shows each live guide once, newest first, %i at a time', async (limit) => {
    const pages = await walk(`/api/guides?limit=${limit}`);
    expect(pages.flat()).toEqual(await newestFirst());
    expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
  });

  it('shows twenty at a time by default', async () => {
    expect((await readPage('/api/guides')).ids).toHaveLength(20);
  });

  it('names the next page in both headers, and the last page names none', async () => {
    const first = await get('/api/guides?limit=100');
    const cursor = String(first.headers['x-next-cursor']);
    expect(first.headers.link).toBe(`</api/guides?limit=100&cursor=${cursor}>; rel="next"`);
    const second = await get(`/api/guides?limit=100&cursor=${cursor}`);
    const last = await get(`/api/guides?limit=100&cursor=${second.headers['x-next-cursor']}`);
    expect(last.json()).toHaveLength(GUIDES - 200);
    expect(last.headers).not.toHaveProperty('x-next-cursor');
    expect(last.headers).not.toHaveProperty('link');
  });

  it('names no next page when the last one is full', async () => {
    const all = await newestFirst();
    const after = all[GUIDES - 51];
    const { rows } = await db.pool.query('SELECT published_at FROM guides WHERE id = $1', [after]);
    const cursor = Buffer.from(`${rows[0].published_at.getTime()} ${after}`).toString('base64url');
    const page = await readPage(`/api/guides?limit=50&cursor=${cursor}`);
    expect(page).toEqual({ ids: all.slice(-50), next: undefined });
  });

  it('continues at the same guide when others are published meanwhile', async () => {
    const first = await readPage('/api/guides?limit=10');
    const expected = (await newestFirst()).slice(10, 20);
    const extra = await createGuide(db, { authorId: author.id });
    expect((await readPage(first.next ?? '')).ids).toEqual(expected);
    await db.pool.query('DELETE FROM guides WHERE id = $1', [extra]);
  });

  it('has the same order for a signed-in person', async () => {
    const person = await createPerson(db);
    const reply = await get('/api/guides?limit=5', person);
    expect(reply.json<PublishedGuide[]>().map(({ g_id }) => g_id)).toEqual(
      (await newestFirst()).slice(0, 5),
    );
    expect(reply.headers['x-next-cursor']).toBeTypeOf('string');
  });

  it('never shows a withdrawn guide, not even to its author or an admin', async () => {
    const admin = await createPerson(db, 'admin');
    for (const person of [author, admin]) {
      const reply = await get('/api/guides?limit=100&bbox=-90,-180,90,180', person);
      expect(reply.json<PublishedGuide[]>().map(({ g_id }) => g_id)).not.toContain(withdrawn);
    }
  });
});

describe('the list of guides in a part of the map', () => {
  const inMelbourne = '-38,144.5,-37.5,145.5';
  const inSydney = '-34,151,-33.5,151.5';

  it('shows those within it and none outside', async () => {
    expect((await readPage(`/api/guides?bbox=${inSydney}`)).ids).toEqual([oneInSydney]);
    const melbourne = (await walk(`/api/guides?limit=100&bbox=${inMelbourne}`)).flat();
    expect(melbourne).toEqual((await newestFirst()).filter((id) => id !== oneInSydney));
  });

  it('includes its border', async () => {
    const border = '-33.86,151.21,-33.86,151.21';
    expect((await readPage(`/api/guides?bbox=${border}`)).ids).toEqual([oneInSydney]);
  });

  it('is empty where there are none', async () => {
    expect(await readPage('/api/guides?bbox=50,0,60,10')).toEqual({ ids: [], next: undefined });
  });

  it.each([
    ['three numbers', '-38,144,-37'],
    ['five numbers', '-38,144,-37,145,1'],
    ['words', 'south,west,north,east'],
    ['nothing', ''],
    ['south above north', '-37,144,-38,145'],
    ['west past east', '-38,146,-37,145'],
    ['a latitude off the globe', '-91,144,-37,145'],
    ['a longitude off the globe', '-38,144,-37,181'],
    ['an exponent', '-3e1,144,-37,145'],
  ])('is refused for %s', async (_, bbox) => {
    const reply = await get(`/api/guides?bbox=${bbox}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'invalid_input',
      errors: { bbox: expect.any(String) },
    });
  });
});

describe('a page with invalid parameters', () => {
  it.each(['0', '-1', '101', '1.5', 'many', ''])('is refused for limit=%s', async (limit) => {
    const reply = await get(`/api/guides?limit=${limit}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toHaveProperty('limit');
  });

  it.each(['nonsense', '%00', 'MTcwMDAwMDAwMDAwMA', 'a'.repeat(300)])(
    'is refused for cursor=%s',
    async (cursor) => {
      const reply = await get(`/api/guides?cursor=${cursor}`);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ code: 'invalid_input' });
      expect(reply.json().errors).toHaveProperty('cursor');
    },
  );
});
