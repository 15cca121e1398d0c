import { beforeAll, describe, expect, it } from 'vitest';
import { createGuide, own } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let author: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  author = await createPerson(test.db, 'creator', 'Rosa');
});

const get = (url: string, person?: TestPerson) =>
  test.app.inject({ url, ...(person === undefined ? {} : { cookies: person.cookies }) });

describe('GET /api/guides', () => {
  it('gives the asked guides in the asked order with every field of a published guide', async () => {
    for (const id of [1, 2, 3, 7, 8])
      await createGuide(test.db, {
        id,
        authorId: author.id,
        isPublic: id === 1,
        priceCents: id === 1 ? 0 : 499,
      });
    const reply = await get(
      '/api/guides?guide_ids=2&guide_ids=8&guide_ids=7&guide_ids=3&guide_ids=1',
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.json().map((guide: { g_id: number }) => guide.g_id)).toEqual([2, 8, 7, 3, 1]);
    expect(Object.keys(reply.json()[0])).toEqual(
      expect.arrayContaining([
        'g_id',
        'g_title',
        'g_description',
        'g_location',
        'g_image',
        'g_audio',
        'g_video',
        'g_path',
        'g_boundary',
        'g_price',
        'g_is_public',
        'g_active',
        'g_author_id',
        'g_author',
        'g_last_modified',
      ]),
    );
  });
  it('owners', async () => {
    const p = await createPerson(test.db);
    await own(test.db, p.id, 3);
    expect((await get('/api/places?guide_id=3', p)).statusCode).toBe(200);
    expect((await get('/api/get_guides', p)).json()).toHaveLength(1);
    const r = await get('/api/places?guide_id=3');
    expect(r.statusCode).toBe(403);
    expect(r.json()).toMatchObject({ code: 'not_allowed' });
    expect((await get('/api/guides/abc')).statusCode).toBe(422);
    expect((await get('/api/guides/99999')).statusCode).toBe(404);
    expect((await get('/api/guides?bbox=-38,144,-37,146')).json().length).toBe(5);
  });
});
