import type { PublishedGuide } from '@laneway/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, get } = await createTestApp();
const author = await createPerson(db, 'creator');

async function ownSince(person: TestPerson, guideId: number, moment: string): Promise<void> {
  await db.pool.query(
    `INSERT INTO entitlements (user_id, guide_id, cause, granted_at) VALUES ($1, $2, 'free', $3)`,
    [person.id, guideId, moment],
  );
}

const idsOf = (guides: readonly PublishedGuide[]) => guides.map(({ g_id }) => g_id);

describe('GET /api/get_guides', () => {
  it('is for signed-in people only', async () => {
    const reply = await get('/api/get_guides');
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({
      code: 'not_signed_in',
      detail: 'Access denied: User not authenticated',
    });
  });

  it('is empty for a person who owns nothing', async () => {
    const reply = await get('/api/get_guides', await createPerson(db));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual([]);
  });

  it('shows the inside of what a person owns, the latest acquired first, withdrawn ones too', async () => {
    const person = await createPerson(db);
    const first = await createGuide(db, { authorId: author.id });
    const gone = await createGuide(db, { authorId: author.id, listing: 'withdrawn' });
    const last = await createGuide(db, { authorId: author.id });
    await createGuide(db, { authorId: author.id });
    await ownSince(person, first, '2026-01-01');
    await ownSince(person, gone, '2026-03-01');
    await ownSince(person, last, '2026-02-01');
    const guides = (await get('/api/get_guides', person)).json<PublishedGuide[]>();
    expect(idsOf(guides)).toEqual([gone, last, first]);
    expect(guides.map(({ g_access }) => g_access)).toEqual(['inside', 'inside', 'inside']);
    expect(guides.map(({ g_active }) => g_active)).toEqual([false, true, true]);
  });

  it('does not show what a person wrote but does not own', async () => {
    expect((await get('/api/get_guides', author)).json()).toEqual([]);
  });

  it('pages through guides acquired within one millisecond without losing any', async () => {
    const person = await createPerson(db);
    const ids: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      const id = await createGuide(db, { authorId: author.id });
      await ownSince(person, id, `2026-01-01 10:00:00.12345${n % 3}`);
      ids.push(id);
    }
    const seen: number[] = [];
    let query = '?limit=2';
    for (let pages = 1; ; pages += 1) {
      const reply = await get(`/api/get_guides${query}`, person);
      seen.push(...idsOf(reply.json()));
      const cursor = reply.headers['x-next-cursor'];
      expect(cursor === undefined).toBe(pages === 5);
      if (cursor === undefined) break;
      query = `?limit=2&cursor=${cursor}`;
    }
    expect(seen).toEqual(ids.toReversed());
  });

  it.each(['limit=0', 'limit=101', 'cursor=nonsense'])('refuses %s', async (query) => {
    const reply = await get(`/api/get_guides?${query}`, author);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toHaveProperty(query.split('=')[0] ?? '');
  });
});
