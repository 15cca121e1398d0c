import { describe, expect, it } from 'vitest';
import { COMPLETE, workAs } from '../../testing/authoring.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const as = (person: TestPerson) => workAs(app, person);
const admin = await createPerson(db, 'admin', 'Maeve');
const isla = await createPerson(db, 'creator', 'Isla Marchetti');
const bo = await createPerson(db, 'creator', 'bo_100%');

type Facts = {
  readonly author?: TestPerson;
  readonly title?: string;
  readonly description?: string;
  readonly status?: string;
  readonly day: number;
};
/** A guide that was created on this day of October, submitted a day later and changed a day after that. */
async function guide(facts: Facts): Promise<number> {
  const { author = isla, title = 'A guide', description = 'Words', status = 'submitted' } = facts;
  const { rows } = await db.pool.query<{ id: number }>(
    `INSERT INTO pending_guides (author_id, title, description, status, created_at, submitted_at, updated_at)
     SELECT $1, $2, $3, $4, d, d + interval '1 day', d + interval '2 days'
       FROM (SELECT timestamptz '2026-10-01T12:00Z' + $5 * interval '1 day' AS d) x RETURNING id`,
    [author.id, title, description, status, facts.day],
  );
  return rows[0]?.id ?? 0;
}

const river = await guide({ day: 0, title: 'the river', author: bo });
const alley = await guide({ day: 1, title: 'Alley', status: 'rejected' });
const tram = await guide({ day: 2, title: 'Trams 50% off', status: 'needs_revision' });
const zoo = await guide({ day: 3, title: 'Zoo', status: 'approved' });
const lane = await guide({
  day: 4,
  title: 'Lanes',
  author: bo,
  description: `~~~\n[Look](https://look.example/${'x'.repeat(90)}) **${'é'.repeat(150)}**`,
});
for (const status of ['draft', 'withdrawn', 'published']) await guide({ day: 5, status });
const gone = await guide({ day: 6 });
await db.pool.query('UPDATE pending_guides SET deleted_at = now() WHERE id = $1', [gone]);

const ask = (query = '', person = admin) => as(person).get(`/api/admin/reviews${query}`);
const idsOf = async (query: string): Promise<number[]> =>
  (await ask(query)).json().items.map(({ pg_id }: { pg_id: number }) => pg_id);

describe('GET /api/admin/reviews', () => {
  it('has the last changed first, twenty to a page, and only guides in review', async () => {
    const reply = await ask();
    expect(reply.statusCode).toBe(200);
    expect(await idsOf('')).toEqual([lane, zoo, tram, alley, river]);
    expect(reply.json().pagination).toEqual({
      current_page: 1,
      total_pages: 1,
      total_items: 5,
      has_prev: false,
      has_next: false,
    });
  });

  it('has the fields that the queue shows', async () => {
    await db.pool.query('INSERT INTO pending_places (pending_guide_id) VALUES ($1), ($1), ($1)', [
      lane,
    ]);
    await db.pool.query(
      `UPDATE pending_places SET deleted_at = now() WHERE id = (SELECT min(id) FROM pending_places WHERE pending_guide_id = $1)`,
      [lane],
    );
    const item = (await ask()).json().items[0];
    expect(item).toMatchObject({
      pg_id: lane,
      pg_created: '2026-10-05T12:00:00.000Z',
      pg_updated: '2026-10-07T12:00:00.000Z',
      pg_title: 'Lanes',
      pg_description: `Look ${'é'.repeat(95)}…`,
      pg_price: 4.99,
      pg_pending_status: 'submitted',
      pg_author: bo.id,
      author_name: 'bo_100%',
      place_count: 2,
    });
    expect(item.days_pending).toBe(
      Math.floor((Date.now() - Date.parse('2026-10-06T12:00:00Z')) / 86_400_000),
    );
  });

  it.each([
    ['pending', [lane, river]],
    ['approved', [zoo]],
    ['rejected', [alley]],
    ['needs_revision', [tram]],
  ])('filters by the status %s', async (status, ids) => {
    expect(await idsOf(`?status=${status}`)).toEqual(ids);
    expect((await ask(`?status=${status}`)).json().pagination.total_items).toBe(ids.length);
  });

  it.each([
    ['pg_created', [river, alley, tram, zoo, lane]],
    ['pg_updated', [river, alley, tram, zoo, lane]],
    ['pg_title', [alley, lane, river, tram, zoo]],
    ['pg_author', [river, lane, alley, tram, zoo]],
    ['pg_status', [zoo, tram, alley, river, lane]],
  ])('sorts by %s, both ways', async (key, ids) => {
    expect(await idsOf(`?sort_by=${key}&sort_order=asc`)).toEqual(ids);
    expect(await idsOf(`?sort_by=${key}&sort_order=desc`)).toEqual(ids.toReversed());
    const withL = ids.filter((id) => id !== river);
    expect(await idsOf(`?sort_by=${key}&sort_order=asc&search=L`)).toEqual(withL);
  });

  it('filters by creator', async () => {
    expect(await idsOf(`?creator_id=${bo.id}`)).toEqual([lane, river]);
    expect(await idsOf('?creator_id=999999')).toEqual([]);
  });

  it('filters by the day of submission, both ends included', async () => {
    expect(await idsOf('?date_from=2026-10-03&date_to=2026-10-04')).toEqual([tram, alley]);
    expect(await idsOf('?date_from=2026-10-05')).toEqual([lane, zoo]);
    expect(await idsOf('?date_to=2026-10-02T12:00:00Z')).toEqual([]);
    expect(await idsOf('?date_to=2026-10-02T12:00:01Z')).toEqual([river]);
  });

  it.each([
    ['RIVER', [river]],
    ['marchetti', [zoo, tram, alley]],
    ['50%25', [tram]],
    ['_', [lane, river]],
    ['%25%25', []],
    ['\\', []],
    ["'; DROP TABLE users; --", []],
    ['   ', [lane, zoo, tram, alley, river]],
  ])('finds %s in titles and names', async (text, ids) => {
    expect(
      await idsOf(`?search=${text.includes('%25') ? text : encodeURIComponent(text)}`),
    ).toEqual(ids);
  });

  it('combines filters', async () => {
    expect(
      await idsOf(`?status=pending&creator_id=${bo.id}&search=lane&date_from=2026-10-01`),
    ).toEqual([lane]);
  });

  it('has each guide on one page, even if they are equal', async () => {
    const author = await createPerson(db, 'creator', 'Many');
    for (let n = 0; n < 45; n += 1) await guide({ day: 9, title: 'Same', author });
    for (const key of ['pg_updated', 'pg_title', 'pg_author', 'pg_status', 'pg_created']) {
      const query = `?creator_id=${author.id}&page_size=10&sort_by=${key}&page=`;
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => idsOf(query + page)));
      expect(pages.map(({ length }) => length)).toEqual([10, 10, 10, 10, 5]);
      expect(new Set(pages.flat()).size).toBe(45);
    }
    const last = (await ask(`?creator_id=${author.id}&page_size=10&page=5`)).json().pagination;
    expect(last).toEqual({
      current_page: 5,
      total_pages: 5,
      total_items: 45,
      has_prev: true,
      has_next: false,
    });
    const beyond = (await ask(`?creator_id=${author.id}&page=9`)).json();
    expect([beyond.items, beyond.pagination.has_next]).toEqual([[], false]);
  });

  it.each([
    '?page=0',
    '?page=-1',
    '?page=1e9',
    '?page_size=101',
    '?page_size=0',
    '?sort_by=password_hash',
    '?sort_order=up',
    '?status=draft',
    '?creator_id=x',
    '?date_from=soon',
    '?date_to=2026-02-30',
    `?search=${'x'.repeat(201)}`,
    '?page=1&page=2',
  ])('refuses %s', async (query) => {
    expect((await ask(query)).statusCode).toBe(422);
  });

  it('is for admins', async () => {
    expect((await app.get('/api/admin/reviews')).statusCode).toBe(401);
    expect((await ask('', isla)).statusCode).toBe(403);
  });

  it('counts the days from the latest submission', async () => {
    const id = await as(isla).submitted({ ...COMPLETE, pg_title: 'Fresh' });
    await db.pool.query(
      `UPDATE pending_guides SET created_at = '2020-01-01Z', submitted_at = now() - interval '3 days 2 hours' WHERE id = $1`,
      [id],
    );
    const [item] = (await ask('?search=fresh')).json().items;
    expect(item.days_pending).toBe(3);
  });
});
