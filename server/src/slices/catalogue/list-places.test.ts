import type { PlaceList } from '@laneway/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, get } = await createTestApp();
const author = await createPerson(db, 'creator');

type PlaceFacts = { readonly position?: number; readonly listing?: 'live' | 'withdrawn' };

/** A public guide with only these places, each titled with its number in the list. */
async function createGuideWith(places: readonly PlaceFacts[]): Promise<number> {
  const id = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
  await db.pool.query('DELETE FROM places WHERE guide_id = $1', [id]);
  for (const [index, { position = null, listing = 'live' }] of places.entries()) {
    await db.pool.query(
      `INSERT INTO places (guide_id, title, description, position, listing)
       VALUES ($1, $2, 'Words', $3, $4)`,
      [id, `${index}`, position, listing],
    );
  }
  return id;
}

async function titlesOf(guideId: number): Promise<string> {
  const { places } = (await get(`/api/places?guide_id=${guideId}`)).json<PlaceList>();
  expect(places.map(({ p_order }) => p_order)).toEqual(places.map((_, index) => index));
  return places.map(({ p_title }) => p_title).join('');
}

describe('GET /api/places', () => {
  it('lists the places with every field of a published place', async () => {
    const id = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
    const { places } = (await get(`/api/places?guide_id=${id}`)).json<PlaceList>();
    expect(places).toHaveLength(2);
    expect(places[0]).toEqual({
      p_id: expect.any(Number),
      g_id: id,
      p_title: 'Place 1',
      p_description: 'Words about place 1',
      p_location: '-37.8,144.91',
      p_marker: null,
      p_image: 's3://laneway-production/p.webp',
      p_image_alt: 'Bluestone',
      p_audio: null,
      p_audio_captions: 's3://laneway-production/p-audio.vtt',
      p_video: null,
      p_video_captions: 's3://laneway-production/p-video.vtt',
      p_path: null,
      p_boundary: null,
      p_trigger: null,
      p_is_sample: false,
      p_audio_seconds: 62,
      p_active: true,
      p_order: 0,
      p_image_stand_in: null,
    });
  });

  it('lists them by id', async () => {
    expect(await titlesOf(await createGuideWith([{}, {}, {}]))).toBe('012');
  });

  it('has the creator’s manual order', async () => {
    const byHand = [{ position: 2 }, { position: 0 }, { position: 1 }];
    expect(await titlesOf(await createGuideWith(byHand))).toBe('120');
  });

  it('puts places without a number after those with one', async () => {
    const mixed = [{}, { position: 1 }, {}, { position: 0 }];
    expect(await titlesOf(await createGuideWith(mixed))).toBe('3102');
  });

  it('leaves out a withdrawn place', async () => {
    expect(await titlesOf(await createGuideWith([{}, { listing: 'withdrawn' }, {}]))).toBe('02');
  });

  it('lists withdrawn places for the author, up to what a guide can have', async () => {
    const list = async (guideId: number, person = author) =>
      (await get(`/api/places?guide_id=${guideId}`, person)).json<PlaceList>().places;
    const id = await createGuideWith([{ listing: 'withdrawn' }, {}, { listing: 'withdrawn' }, {}]);
    expect((await list(id)).map(({ p_title }) => p_title)).toEqual(['0', '1', '2', '3']);

    // Many revisions leave withdrawn places behind.
    const withdraw = (count: number, description: string) =>
      db.pool.query(
        `INSERT INTO places (guide_id, title, description, listing)
         SELECT $1, 'Old ' || n, $2, 'withdrawn' FROM generate_series(1, $3) n`,
        [id, description, count],
      );
    await withdraw(300, 'Words');
    for (const person of [author, await createPerson(db, 'admin')]) {
      const places = await list(id, person);
      expect(places).toHaveLength(200);
      expect(places.filter(({ p_active }) => p_active).map(({ p_title }) => p_title)).toEqual([
        '1',
        '3',
      ]);
      expect(places.at(-1)?.p_title).toBe('Old 300');
    }
    await withdraw(150, 'x'.repeat(20_000));
    const places = await list(id);
    expect(places.filter(({ p_active }) => p_active)).toHaveLength(2);
    expect(places.length).toBeGreaterThan(50);
    expect(JSON.stringify(places).length).toBeLessThan(2_200_000);

    const stranger = await createPerson(db, 'creator');
    expect(await list(id, stranger)).toHaveLength(2);
  });

  it('gives an empty list for a guide without places', async () => {
    const reply = await get(`/api/places?guide_id=${await createGuideWith([])}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ places: [] });
  });

  it('is not found when there is no such guide', async () => {
    const reply = await get('/api/places?guide_id=2147483647');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not_found', detail: 'Guide not found' });
  });

  it.each(['', '?guide_id=', '?guide_id=abc', '?guide_id=0', '?guide_id=1&guide_id=2'])(
    'refuses /api/places%s',
    async (query) => {
      const reply = await get(`/api/places${query}`);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toHaveProperty('guide_id');
    },
  );
});
