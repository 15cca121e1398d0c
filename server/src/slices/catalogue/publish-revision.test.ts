import type { PublishedPlace } from '@laneway/contract/catalogue';
import { readPublishedGuide } from '@laneway/contract/editing/guide-fields';
import { readPublishedPlace } from '@laneway/contract/editing/place-fields';
import { changedGuide, changedPlace } from '@laneway/contract/examples.test-data';
import { EMPTY_GUIDE } from '@laneway/domain/guides/guide-content';
import { EMPTY_PLACE } from '@laneway/domain/guides/place-content';
import { describe, expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { publishRevision, type Revision } from './public.ts';

const { db, get } = await createTestApp();
const author = await createPerson(db, 'creator');

const CONTENT = { description: 'About it', imagePlaceholder: null };
const place = (title: string, lng: number, placeId: number | null = null) => ({
  ...EMPTY_PLACE,
  ...CONTENT,
  title,
  placeId,
  audioMs: null,
  location: { lat: -37.8, lng },
});
const media = (key: string, sizeBytes: number, kind: 'audio' | 'captions' = 'audio') =>
  ({
    bucket: 'laneway-production',
    key,
    kind,
    mime: kind === 'audio' ? 'audio/mpeg' : 'text/vtt',
    sizeBytes,
    storedBytes: sizeBytes,
    sha256: null,
    width: null,
    height: null,
    durationMs: 61_000,
    loudnessLufs: -16.5,
    placeholder: null,
    renditions: null,
    scanState: 'clean',
  }) as const;

const revision = (overrides: Partial<Revision> = {}): Revision => ({
  guideId: null,
  authorId: author.id,
  guide: {
    ...EMPTY_GUIDE,
    ...CONTENT,
    title: 'Lanes',
    audio: 's3://laneway-production/a.mp3',
    priceCents: 0,
    isPublic: true,
  },
  places: [place('First', 144.91), place('Second', 144.92)],
  removedPlaceIds: [],
  isOrderedByHand: false,
  media: [media('a.mp3', 700)],
  ...overrides,
});

/** With a value in every field, each different from that in `revision()`. */
const filledIn = {
  title: 'Full',
  description: 'About all of it',
  imagePlaceholder: 'data:image/webp;base64,UklGRg==',
};
const FULL_GUIDE = {
  ...readPublishedGuide(changedGuide).content,
  ...filledIn,
  priceCents: 499,
  isPublic: false,
};
const FULL_PLACE = { ...readPublishedPlace(changedPlace).content, ...filledIn, audioMs: 61_000 };

const publish = (one: Revision) =>
  db.transaction((tx) => publishRevision(tx, one, new Date('2026-11-15T10:00:00Z')));
const guide = async (id: number) => (await get(`/api/guides/${id}`, author)).json();
const places = async (
  id: number,
): Promise<{ p_id: number; p_title: string; p_active: boolean }[]> =>
  (await get(`/api/places?guide_id=${id}`, author)).json().places;

describe('publishing a revision', () => {
  it('creates a guide with its places, its bounds and its size', async () => {
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

  it('counts the captions of the guide and of its places', async () => {
    const captioned = (name: string) => ({
      audioCaptions: `s3://laneway-production/${name}-audio.vtt`,
      videoCaptions: `s3://laneway-production/${name}-video.vtt`,
    });
    const one = revision();
    const id = await publish(
      revision({
        guide: { ...one.guide, ...captioned('guide') },
        places: [{ ...place('First', 144.91), ...captioned('place') }],
        media: [
          ...one.media,
          media('guide-audio.vtt', 1, 'captions'),
          media('guide-video.vtt', 20, 'captions'),
          media('place-audio.vtt', 3_000, 'captions'),
          media('place-video.vtt', 40_000, 'captions'),
        ],
      }),
    );
    expect(await guide(id)).toMatchObject({ g_size_bytes: 43_721 });
  });

  it.each([
    ['nowhere', null, null, false],
    ['in the guide', 's3://laneway-production/guide.mp3', null, true],
    ['in a place', null, 's3://laneway-production/place.mp3', true],
  ])('knows whether there is audio: %s', async (_, guideAudio, placeAudio, hasAudio) => {
    const one = revision();
    const id = await publish(
      revision({
        guide: { ...one.guide, audio: guideAudio },
        places: [place('First', 144.91), { ...place('Second', 144.92), audio: placeAudio }],
      }),
    );
    const { rows } = await db.pool.query('SELECT has_audio FROM guides WHERE id = $1', [id]);
    expect(rows).toEqual([{ has_audio: hasAudio }]);
  });

  it('keeps the ids of continuing places and withdraws the removed ones', async () => {
    const id = await publish(revision());
    const [first, second] = await places(id);
    await publish(
      revision({
        guideId: id,
        isOrderedByHand: true,
        places: [place('New', 144.95), place('Second, told better', 144.92, second?.p_id)],
        removedPlaceIds: [first?.p_id ?? 0],
      }),
    );
    const all = await places(id);
    // Their author still sees those that are hidden, to put them back.
    expect(all.filter(({ p_active }) => !p_active)).toMatchObject([{ p_id: first?.p_id }]);
    const after = all.filter(({ p_active }) => p_active);
    expect(after.map(({ p_title }) => p_title)).toEqual(['New', 'Second, told better']);
    expect(after[1]?.p_id).toBe(second?.p_id);
    expect(after[0]?.p_id).not.toBe(first?.p_id);
    expect(await guide(id)).toMatchObject({
      g_place_count: 2,
      g_bounds: [-37.8, 144.92, -37.8, 144.95],
    });
  });

  it('keeps the author, the ratings and the date of publication', async () => {
    const id = await publish(revision());
    await db.pool.query(
      `UPDATE guides SET rating_sum = 18, rating_count = 4, published_at = '2026-01-01Z' WHERE id = $1`,
      [id],
    );
    const another = await createPerson(db, 'admin');
    await publish(revision({ guideId: id, authorId: another.id }));
    const { rows } = await db.pool.query('SELECT published_at FROM guides WHERE id = $1', [id]);
    expect(rows[0].published_at).toEqual(new Date('2026-01-01T00:00:00Z'));
    expect(await guide(id)).toMatchObject({ g_author_id: author.id, g_rating: 4.5 });
  });

  it('replaces every field that the revision has', async () => {
    const rows = async (id: number) => {
      const guides = await db.pool.query(
        `SELECT to_jsonb(g) - 'id' AS row FROM guides g WHERE id = $1`,
        [id],
      );
      const live = await db.pool.query(
        `SELECT to_jsonb(p) - 'id' - 'guide_id' AS row FROM places p WHERE guide_id = $1 AND listing = 'live'`,
        [id],
      );
      return [...guides.rows, ...live.rows];
    };
    const bare = await publish(revision({ places: [place('First', 144.91)] }));
    const [first] = await places(bare);
    const full = (guideId: number | null, placeId: number | null) =>
      revision({ guideId, guide: FULL_GUIDE, places: [{ ...FULL_PLACE, placeId }] });
    expect(Object.values({ ...FULL_GUIDE, ...FULL_PLACE })).not.toContain(null);
    const before = await rows(bare);
    await publish(full(bare, first?.p_id ?? null));
    expect(await rows(bare)).not.toEqual(before);
    expect(await rows(bare)).toEqual(await rows(await publish(full(null, null))));
  });

  it('stores every field', async () => {
    const id = await publish(
      revision({ guide: FULL_GUIDE, places: [{ ...FULL_PLACE, placeId: null }] }),
    );
    const [one] = await places(id);
    expect(FULL_GUIDE).toEqual(
      expect.objectContaining(readPublishedGuide(await guide(id)).content),
    );
    expect(FULL_PLACE).toEqual(
      expect.objectContaining(readPublishedPlace(one as PublishedPlace).content),
    );
  });

  it('can be repeated without further changes', async () => {
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

  it('never takes a place of another guide', async () => {
    const [victim] = await places(await publish(revision()));
    const theft = revision({ places: [place('Mine now', 144.9, victim?.p_id)] });
    await expect(publish(theft)).rejects.toThrow('belongs to another guide');
  });
});
