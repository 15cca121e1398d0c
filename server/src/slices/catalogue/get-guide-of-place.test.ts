import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, get } = await createTestApp();
const author = await createPerson(db, 'creator');
const admin = await createPerson(db, 'admin');
const guideId = await createGuide(db, { authorId: author.id });

async function placesOf(id: number): Promise<readonly number[]> {
  const { rows } = await db.pool.query<{ id: number }>(
    'SELECT id FROM places WHERE guide_id = $1 ORDER BY id',
    [id],
  );
  return rows.map((row) => row.id);
}

const [FIRST = 0, SECOND = 0] = await placesOf(guideId);
const addressOf = (placeId: number | string) => `/api/places/${placeId}/guide`;

describe('GET /api/places/{id}/guide', () => {
  it('returns the guide’s id, the second time from the cache', async () => {
    const first = await get(addressOf(FIRST));
    expect(first.json()).toEqual({ g_id: guideId });
    expect(first.headers).toMatchObject({
      etag: expect.any(String),
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
    });
    expect((await get(addressOf(FIRST))).headers.etag).toBe(first.headers.etag);
  });

  it.each([
    ['a visitor', undefined],
    ['its author', author],
    ['an admin', admin],
  ])('does not find a place that was withdrawn, for %s', async (_who, person) => {
    await db.pool.query(`UPDATE places SET listing = 'withdrawn' WHERE id = $1`, [SECOND]);
    const reply = await get(addressOf(SECOND), person);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not_found', detail: 'Place not found' });
  });

  it.each([
    ['999999', 404],
    ['0', 422],
    ['-1', 422],
    ['x', 422],
    ['99999999999', 422],
  ])('refuses the id %s with %i', async (id, status) => {
    expect((await get(addressOf(id))).statusCode).toBe(status);
  });
});
