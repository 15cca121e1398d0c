import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, get } = await createTestApp();
const author = await createPerson(db, 'creator', 'Rosa');

describe('GET /api/guides/{id}', () => {
  it('answers with the guide', async () => {
    const id = await createGuide(db, { authorId: author.id, title: 'Laneways' });
    const reply = await get(`/api/guides/${id}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ g_id: id, g_title: 'Laneways', g_author: 'Rosa' });
  });

  it('is not found when there is no such guide', async () => {
    const reply = await get('/api/guides/2147483647');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not_found', detail: 'Guide not found' });
  });

  it.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '99999999999',
    '9'.repeat(400),
    '9'.repeat(5_000),
    '1;drop',
    "1'--",
    '%00',
    '%zz',
    '1%2F..%2F2',
  ])('refuses the id %s', async (id) => {
    const reply = await get(`/api/guides/${id}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.json().code).toBe('invalid_input');
  });

  it('has the sentinel and no bounds for a guide without a location', async () => {
    const id = await createGuide(db, { authorId: author.id });
    await db.pool.query('UPDATE guides SET location = NULL, bounds = NULL WHERE id = $1', [id]);
    expect((await get(`/api/guides/${id}`)).json()).toMatchObject({
      g_location: '99999,99999',
      g_bounds: null,
    });
  });

  it('shows strangers only the approximate location of a paid guide', async () => {
    const closed = await createGuide(db, { authorId: author.id });
    const open = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
    await db.pool.query(
      `UPDATE guides SET bounds = box(point(144.96317, -37.81794), point(144.97112, -37.81002))
        WHERE id = ANY ($1)`,
      [[closed, open]],
    );
    const boundsFor = async (id: number, viewer?: typeof author) =>
      (await get(`/api/guides/${id}`, viewer)).json().g_bounds;
    expect(await boundsFor(closed)).toEqual([-37.818, 144.963, -37.81, 144.972]);
    expect(await boundsFor(closed, author)).toEqual([-37.81794, 144.96317, -37.81002, 144.97112]);
    expect(await boundsFor(open)).toEqual([-37.81794, 144.96317, -37.81002, 144.97112]);
  });

  it.each([
    [0, 0, null],
    // Two ratings say little about a guide.
    [9, 2, null],
    [14, 3, 4.7],
  ])(
    'prints the average of ratings once there are three: %i over %i',
    async (sum, count, average) => {
      const id = await createGuide(db, { authorId: author.id });
      await db.pool.query('UPDATE guides SET rating_sum = $2, rating_count = $3 WHERE id = $1', [
        id,
        sum,
        count,
      ]);
      expect((await get(`/api/guides/${id}`)).json()).toMatchObject({
        g_rating: average,
        g_rating_count: count,
      });
    },
  );
});
