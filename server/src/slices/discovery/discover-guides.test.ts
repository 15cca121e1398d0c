import type { DiscoveredGuides } from '@laneway/contract/discovery';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalAddress } from '../../platform/http/canonical-address.ts';
import { createGuide, own } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { areaQuery, readArea } from './discover-guides.ts';

const { db, get, deps } = await createTestApp();
const author = await createPerson(db, 'creator');
const CITY = { lat: -37.8135, lng: 144.9657 };
const cityGuide = await createGuide(db, { authorId: author.id, ...CITY });
const withdrawn = await createGuide(db, {
  authorId: author.id,
  listing: 'withdrawn',
  lat: CITY.lat + 0.001,
  lng: CITY.lng,
});
const SUVA = { lat: -18.1, lng: 178.4 };
const APIA = { lat: -13.8, lng: -171.8 };
const inSuva = await createGuide(db, { authorId: author.id, ...SUVA });
const inApia = await createGuide(db, { authorId: author.id, ...APIA });

const around = ({ lat, lng }: typeof CITY, by = 0.01) =>
  [lat - by, lng - by, lat + by, lng + by].join();
const WORLD = '-85,-180,85,180';

async function discover(bbox: string, zoom: number): Promise<DiscoveredGuides> {
  const reply = await get(`/api/discover?bbox=${bbox}&zoom=${zoom}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const idsOf = ({ guides }: DiscoveredGuides) => guides.map(({ g_id }) => g_id);

describe('a few guides', () => {
  it('are all returned, each by itself', async () => {
    expect(await discover(around(CITY), 15)).toMatchObject({
      clusters: [],
      guides: [{ g_id: cityGuide, g_access: 'teaser', g_path: null }],
      alone: [cityGuide],
      total: 1,
    });
  });

  it('include only those on sale', async () => {
    expect(idsOf(await discover(WORLD, 2))).not.toContain(withdrawn);
  });

  it('are empty in an area without guides', async () => {
    const nothing = { clusters: [], guides: [], alone: [], total: 0 };
    expect(await discover('48,2,49,3', 10)).toEqual(nothing);
  });

  it('are found on both sides of the 180th meridian', async () => {
    const found = await discover('-20,177,-12,-170', 6);
    expect(idsOf(found).toSorted()).toEqual([inSuva, inApia].toSorted());
    expect(found.total).toBe(2);
  });

  it('have their inside for someone who owns them', async () => {
    const owner = await createPerson(db);
    await own(db, owner.id, cityGuide);
    const reply = await get(`/api/discover?bbox=${around(CITY)}&zoom=15`, owner);
    expect(reply.json().guides[0]).toMatchObject({ g_id: cityGuide, g_access: 'inside' });
  });
});

describe('the replies to visitors', () => {
  it('are cached by tiles, so that a small move needs no new request', async () => {
    const asked = { bbox: '-37.8141,144.9605,-37.8131,144.9655', zoom: 15 };
    const first = await get(canonicalAddress('discoverGuides', { query: asked }));
    const area = readArea(asked);
    if (!area.ok) throw new Error('The area is not valid');
    const key = canonicalAddress('discoverGuides', { query: areaQuery(area.value) });
    expect(deps.responseCache.find(key)?.etag).toBe(first.headers.etag);
    // This is the same request that the app makes itself.
    expect((await get(key)).headers.etag).toBe(first.headers.etag);
    expect((await get(key)).body).toBe(first.body);
  });
});

describe('an invalid or extreme area', () => {
  it.each([
    'bbox=1,2,3&zoom=5',
    'bbox=a,b,c,d&zoom=5',
    'bbox=10,0,-10,1&zoom=5',
    'bbox=-91,0,1,1&zoom=5',
    'bbox=0,-181,1,1&zoom=5',
    'bbox=0,0,1,999&zoom=5',
    `bbox=0,0,1,${'9'.repeat(400)}&zoom=5`,
    'bbox=0,0,1,1',
    'zoom=5',
    'bbox=0,0,1,1&zoom=-1',
    'bbox=0,0,1,1&zoom=26',
    'bbox=0,0,1,1&zoom=NaN',
    "bbox=0,0,1,1'%3BDROP TABLE guides--&zoom=5",
    'bbox=0,0,1,1&bbox=0,0,1,1&zoom=5',
  ])('is refused: %s', async (query) => {
    expect((await get(`/api/discover?${encodeURI(query)}`)).statusCode).toBe(422);
  });

  it.each([
    [WORLD, 19],
    [WORLD, 25],
    ['-90,-180,90,180', 19],
    ['0,0,0,0', 19],
    ['90,180,90,180', 19],
    ['-90,180,-90,-180', 2],
    ['-85,10,85,9', 12],
  ])('gets a limited number of clusters and guides: %s at %s', async (bbox, zoom) => {
    const { clusters, guides } = await discover(bbox, zoom);
    expect(clusters.length).toBeLessThanOrEqual(1_100);
    expect(guides.length).toBeLessThanOrEqual(60);
  });
});

describe('many guides', () => {
  const MANY = 3_000;
  beforeAll(async () => {
    await db.pool.query(
      `INSERT INTO guides (title, description, price_cents, author_id, location)
       SELECT 'G', 'D', 0, $1, point(2 + (n * 7919 % 1000) / 1000.0, 48 + (n * 104729 % 997) / 997.0)
         FROM generate_series(1, $2::integer) n`,
      [author.id, MANY],
    );
    deps.responseCache.forgetEverything();
  });

  it.each([2, 4, 6, 8, 9, 10, 11])('are all counted at zoom %i, each once', async (zoom) => {
    const { clusters, guides, alone, total } = await discover('47,1,50,4', zoom);
    expect(total).toBeGreaterThanOrEqual(MANY);
    const inClusters = clusters.reduce((sum, { count }) => sum + count, 0);
    expect(inClusters + alone.length).toBe(total);
    expect(alone.length).toBeLessThanOrEqual(60);
    expect(guides.length).toBe(60);
    for (const { lat, lng, bounds, count } of clusters) {
      const [south, west, north, east] = bounds;
      expect(count).toBeGreaterThan(1);
      expect(lat).toBeGreaterThanOrEqual(south);
      expect(lat).toBeLessThanOrEqual(north);
      expect(lng).toBeGreaterThanOrEqual(west);
      expect(lng).toBeLessThanOrEqual(east);
    }
  });

  it('have cards first for those by themselves', async () => {
    const { guides, alone } = await discover('47.5,1.5,49.5,3.5', 11);
    expect(guides.slice(0, alone.length).map(({ g_id }) => g_id)).toEqual(alone);
  });

  it('are all returned by themselves when the map is close', async () => {
    const { clusters, guides, total } = await discover('48.5,2.5,48.505,2.505', 17);
    expect(clusters).toEqual([]);
    expect(guides).toHaveLength(total);
  });
});
