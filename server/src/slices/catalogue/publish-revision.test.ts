import { describe, expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { publishRevision, type Revision } from './public.ts';

const { db, get } = await createTestApp();
const author = await createPerson(db, 'creator');

const CONTENT = {
  description: 'About it',
  location: null,
  imageUri: null,
  imagePlaceholder: null,
  audioUri: null,
  videoUri: null,
  path: null,
  boundary: null,
};
const place = (title: string, lng: number, placeId: number | null = null) => ({
  ...CONTENT,
  title,
  placeId,
  marker: null,
  location: { lat: -37.8, lng },
});
const media = (key: string, sizeBytes: number) =>
  ({
    bucket: 'laneway-production',
    key,
    kind: 'audio',
    mime: 'audio/mpeg',
    sizeBytes,
    placeholder: null,
    scanState: 'clean',
    isTeaser: false,
  }) as const;

const revision = (overrides: Partial<Revision> = {}): Revision => ({
  guideId: null,
  authorId: author.id,
  guide: {
    ...CONTENT,
    title: 'Lanes',
    audioUri: 's3://laneway-production/a.mp3',
    priceCents: 0,
    isPublic: true,
    durationMinutes: null,
  },
  places: [place('First', 144.91), place('Second', 144.92)],
  isOrderedByHand: false,
  media: [media('a.mp3', 700)],
  ...overrides,
});
const publish = (one: Revision) =>
  db.transaction((tx) => publishRevision(tx, one, new Date('2026-11-15T10:00:00Z')));
const guide = async (id: number) => (await get(`/api/guides/${id}`, author)).json();
const places = async (id: number): Promise<{ p_id: number; p_title: string }[]> =>
  (await get(`/api/places?guide_id=${id}`, author)).json().places;

describe('publishing a revision', () => {
  it('makes a guide with its places, its box and its size', async () => {
    const id = await publish(revision());
    expect(await guide(id)).toMatchObject({
      g_title: 'Lanes',
      g_author_id: author.id,
      g_place_count: 2,
      g_bounds: [-37.8, 144.91, -37.8, 144.92],
      g_size_bytes: 700,
      g_last_modified: '2026-11-15T10:00:00.000Z',
    });
    expect((await places(id)).map(({ p_title }) => p_title)).toEqual(['First', 'Second']);
  });

  it('keeps the ids of continuing places and hides those left out', async () => {
    const id = await publish(revision());
    const [first, second] = await places(id);
    await publish(
      revision({
        guideId: id,
        isOrderedByHand: true,
        places: [place('New', 144.95), place('Second, told better', 144.92, second?.p_id)],
      }),
    );
    const after = await places(id);
    expect(after.map(({ p_title }) => p_title)).toEqual(['New', 'Second, told better']);
    expect(after[1]?.p_id).toBe(second?.p_id);
    expect(after[0]?.p_id).not.toBe(first?.p_id);
    expect(await guide(id)).toMatchObject({
      g_place_count: 2,
      g_bounds: [-37.8, 144.92, -37.8, 144.95],
    });
  });

  it('leaves what outlasts a revision as it was', async () => {
    const id = await publish(revision());
    await db.pool.query(
      `UPDATE guides SET rating_sum = 9, rating_count = 2, published_at = '2026-01-01Z' WHERE id = $1`,
      [id],
    );
    const another = await createPerson(db, 'admin');
    await publish(revision({ guideId: id, authorId: another.id }));
    const { rows } = await db.pool.query('SELECT published_at FROM guides WHERE id = $1', [id]);
    expect(rows[0].published_at).toEqual(new Date('2026-01-01T00:00:00Z'));
    expect(await guide(id)).toMatchObject({ g_author_id: author.id, g_rating: 4.5 });
  });

  it('can be repeated without harm', async () => {
    const id = await publish(revision());
    const [first, second] = await places(id);
    const again = revision({
      guideId: id,
      places: [place('First', 144.91, first?.p_id), place('Second', 144.92, second?.p_id)],
    });
    await publish(again);
    await publish(again);
    expect(await places(id)).toMatchObject([{ p_id: first?.p_id }, { p_id: second?.p_id }]);
    expect(await guide(id)).toMatchObject({ g_place_count: 2, g_size_bytes: 700 });
  });

  it('never takes a place out of another guide', async () => {
    const [victim] = await places(await publish(revision()));
    const theft = revision({ places: [place('Mine now', 144.9, victim?.p_id)] });
    await expect(publish(theft)).rejects.toThrow('belongs to another guide');
  });
});
