import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PlaceList, PublishedGuide } from '@laneway/contract/catalogue';
import type { SearchResults } from '@laneway/contract/search';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { mediaAddress, parseMediaUri } from '@laneway/domain/media/media-uri';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPeople } from '../../demo/demo-people.ts';
import { demoReviews } from '../../demo/demo-reviews.ts';
import { demoGuides } from '../../demo/guides/all.ts';
import { createFolderStore } from '../adapters/blob-folder/blob-folder.ts';
import type { BlobStore } from '../ports/blob-store.ts';
import { createPerson } from '../testing/people.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { seedDemo } from './seed-demo.ts';

const bucket = 'laneway-production';
const home = await mkdtemp(path.join(tmpdir(), 'laneway-demo-'));
afterAll(() => rm(home, { recursive: true }));
const blobs = createFolderStore(home);

const placeCount = demoGuides.reduce((sum, { places }) => sum + places.length, 0);
const WHOLE = { guides: demoGuides.length, places: placeCount, users: demoPeople.length };
const NOTHING = { guides: 0, places: 0, users: 0 };

async function contentsOf({ pool }: TestDatabase) {
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM guides)::integer AS guides,
            (SELECT count(*) FROM places)::integer AS places,
            (SELECT count(*) FROM users)::integer AS users`,
  );
  return rows[0];
}

describe('an installation with the demo', async () => {
  const { db, get, send } = await createTestApp({ blobs });
  beforeAll(async () => {
    expect(await seedDemo({ db, blobs, bucket })).toBe(true);
  });

  it('has every guide, place and person of the demo', async () => {
    expect(await contentsOf(db)).toEqual(WHOLE);
  });

  it('has ratings of free guides, which add up, without notifying anyone', async () => {
    const { rows } = await db.pool.query(
      `SELECT g.id, g.price_cents, g.rating_sum || '/' || g.rating_count AS told,
              sum(r.rating) || '/' || count(*) AS counted
         FROM guides g JOIN guide_reviews r ON r.guide_id = g.id GROUP BY g.id ORDER BY g.id`,
    );
    expect(rows.map(({ id, price_cents }) => [id, price_cents])).toEqual([
      [1, 0],
      [4, 0],
      [6, 0],
    ]);
    for (const { told, counted } of rows) expect(told).toBe(counted);
    expect((await get('/api/guides/1')).json()).toMatchObject({ g_rating: 4.5, g_rating_count: 4 });
    const { items } = (await get('/api/testimonials?limit=100')).json();
    expect(items.length).toBeGreaterThan(7);
    const notices = await db.pool.query('SELECT FROM notices');
    expect(notices.rows).toEqual([]);
  });

  it('has reviews by people who may write them', () => {
    for (const { email, guideId } of demoReviews) {
      const guide = demoGuides.find(({ id }) => id === guideId);
      expect(guide?.authorEmail).not.toBe(email);
    }
    const written = demoReviews.map(({ email, guideId }) => `${email} ${guideId}`);
    expect(new Set(written).size).toBe(written.length);
  });

  it('shows the guides that are featured by default', async () => {
    const query = DEFAULT_FEATURED_IDS.map((id) => `guide_ids=${id}`).join('&');
    const guides = (await get(`/api/guides?${query}`)).json<PublishedGuide[]>();
    expect(guides.map(({ g_id }) => g_id)).toEqual(DEFAULT_FEATURED_IDS);
  });

  it('has accounts that open with the password that is printed', async () => {
    const { rows } = await db.pool.query(
      `SELECT email, role, password_hash FROM users WHERE email LIKE '%@laneway.example' ORDER BY id LIMIT 3`,
    );
    expect(rows.map(({ email, role }) => [email, role])).toEqual([
      ['admin@laneway.example', 'admin'],
      ['creator@laneway.example', 'creator'],
      ['visitor@laneway.example', 'user'],
    ]);
    expect(await verify(rows[2].password_hash, 'melbourne-laneways')).toBe(true);
    expect(await verify(rows[2].password_hash, 'melbourne-lanewayz')).toBe(false);
  });

  it.each(demoGuides.map(({ id, title }) => [id, title] as const))(
    'keeps the inside of guide %i from strangers: %s',
    async (id) => {
      const admin = await createPerson(db, 'admin');
      const guide = (await get(`/api/guides/${id}`)).json<PublishedGuide>();
      const { places } = (await get(`/api/places?guide_id=${id}`, admin)).json<PlaceList>();
      const demo = demoGuides.find((one) => one.id === id);
      expect(places.map(({ p_title, p_image_alt }) => [p_title, p_image_alt])).toEqual(
        demo?.places.map(({ title, imageAlt }) => [title, imageAlt]),
      );
      expect(guide).toMatchObject({
        g_image_alt: demo?.imageAlt,
        g_place_count: places.length,
        g_access: guide.g_is_public ? 'inside' : 'teaser',
      });

      const [south, west, north, east] = guide.g_bounds ?? [0, 0, 0, 0];
      for (const { p_location } of places) {
        const [lat = 0, lng = 0] = p_location.split(',').map(Number);
        expect(lat >= south && lat <= north && lng >= west && lng <= east).toBe(true);
      }

      const statusOf = async (uri: string | null, person?: typeof admin) => {
        const parsed = parseMediaUri(uri);
        return parsed.ok
          ? (await get(mediaAddress(parsed.value), person)).statusCode
          : parsed.error;
      };
      expect(await statusOf(guide.g_image)).toBe(200);
      expect(await statusOf(guide.g_audio)).toBe(200);
      expect(await statusOf(guide.g_audio_captions)).toBe(200);
      for (const { p_image, p_audio, p_audio_captions, p_is_sample } of places) {
        expect(p_audio_captions === null).toBe(p_audio === null);
        for (const uri of [p_image, p_audio, p_audio_captions].filter((one) => one !== null)) {
          expect(await statusOf(uri, admin)).toBe(200);
          expect(await statusOf(uri)).toBe(guide.g_is_public || p_is_sample ? 200 : 403);
        }
      }
      const samples = places.filter(({ p_is_sample }) => p_is_sample);
      expect(samples).toHaveLength(guide.g_is_public ? 0 : 1);
    },
  );

  it('leads to Hosier Lane for street art', async () => {
    const reply = await send({
      method: 'POST',
      url: '/api/search',
      query: { search_terms: 'street art' },
    });
    const { guides, places } = reply.json<SearchResults>();
    expect(guides.map(({ g_title }) => g_title)).toEqual(['Laneways for First-Timers']);
    expect(places[0]?.p_title).toBe('Hosier Lane');
  });

  it('has its images in several sizes, the original as the widest', async () => {
    const { rows } = await db.pool.query<{
      key: string;
      size_bytes: number;
      stored_bytes: number;
      width: number;
      renditions: { key: string; width: number; height: number; size_bytes: number }[];
    }>(`SELECT key, size_bytes, stored_bytes, width, renditions FROM media WHERE kind = 'image'`);
    expect(rows.length).toBeGreaterThan(60);
    for (const image of rows) {
      expect(image.renditions.map(({ width }) => width)).toEqual([320, 640, 960]);
      expect(image.renditions.at(-1)).toMatchObject({
        key: image.key,
        size_bytes: image.size_bytes,
        width: image.width,
      });
      const sizes = image.renditions.map((one) => one.size_bytes);
      expect(image.stored_bytes).toBe(sizes.reduce((sum, size) => sum + size));
      for (const { key, size_bytes } of image.renditions)
        expect((await blobs.stat({ bucket, key }))?.size).toBe(size_bytes);
    }
  });

  it('leaves the ids below 10,000 to the demo', async () => {
    const { rows } = await db.pool.query(
      `SELECT nextval(pg_get_serial_sequence('guides', 'id'))::integer AS guide,
              nextval(pg_get_serial_sequence('places', 'id'))::integer AS place`,
    );
    expect(rows).toEqual([{ guide: 10_000, place: 10_000 }]);
  });

  it('is not seeded again, so that people’s changes stay', async () => {
    await db.pool.query(`UPDATE guides SET title = 'Ours now' WHERE id = 1`);
    await db.pool.query('DELETE FROM guides WHERE id = 2');
    expect(await seedDemo({ db, blobs, bucket })).toBe(false);
    const { rows } = await db.pool.query('SELECT id, title FROM guides WHERE id <= 2');
    expect(rows).toEqual([{ id: 1, title: 'Ours now' }]);
  });
});

describe('two processes that start together', async () => {
  const db = await createTestDatabase();

  it('seed the demo once', async () => {
    const seeded = await Promise.all([1, 2].map(() => seedDemo({ db, blobs, bucket })));
    expect(seeded.toSorted()).toEqual([false, true]);
    expect(await contentsOf(db)).toEqual(WHOLE);
  });
});

describe('seeding that breaks off', async () => {
  const db = await createTestDatabase();
  const disk = createFolderStore(path.join(home, 'full'));

  it('leaves nothing behind and starts over next time', async () => {
    let puts = 0;
    const full: BlobStore = {
      ...disk,
      put: (address, content) => {
        puts += 1;
        return puts > 20 ? Promise.reject(new Error('no space left')) : disk.put(address, content);
      },
    };
    await expect(seedDemo({ db, blobs: full, bucket })).rejects.toThrow('no space left');
    expect(await contentsOf(db)).toEqual(NOTHING);

    await db.pool.query('ALTER TABLE places ADD CONSTRAINT in_the_way CHECK (guide_id <> 9)');
    await expect(seedDemo({ db, blobs: disk, bucket })).rejects.toThrow('in_the_way');
    expect(await contentsOf(db)).toEqual(NOTHING);

    await db.pool.query('ALTER TABLE places DROP CONSTRAINT in_the_way');
    expect(await seedDemo({ db, blobs: disk, bucket })).toBe(true);
    expect(await contentsOf(db)).toEqual(WHOLE);
  });
});
