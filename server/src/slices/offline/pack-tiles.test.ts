import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { mapArchive } from '../../testing/map-archive.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, TEST_CONFIG } from '../../testing/test-app.ts';

const { db } = await createTestApp();
const author = await createPerson(db, 'creator');
const guideId = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
const dir = await mkdtemp(path.join(tmpdir(), 'laneway-maps-'));
afterAll(() => rm(dir, { recursive: true, force: true }));

const TILE = { z: 0, x: 0, y: 0, content: 'the world' };
const fileWith = async (name: string, ...options: Parameters<typeof mapArchive>) => {
  const file = path.join(dir, name);
  await writeFile(file, mapArchive(...options));
  return file;
};
const OWN = '/tiles/{z}/{x}/{y}';
const SERVER = 'https://{s}.tiles.example/{z}/{x}/{y}.png';
const CASES = [
  ['a tile server that allows saving tiles', SERVER, true, ['raster', SERVER, 13, 17]],
  ['a tile server that doesn’t allow saving tiles', SERVER, false, null],
  // The map is drawn from tiles of one zoom less, and of zoom 15 from there on.
  ['a vector map', await fileWith('v.pmtiles', [TILE]), true, ['vector', OWN, 12, 15]],
  [
    'a vector map that ends early',
    await fileWith('v14.pmtiles', [TILE], { maxZoom: 14 }),
    true,
    ['vector', OWN, 12, 14],
  ],
  [
    'a map of the world only',
    await fileWith('v6.pmtiles', [TILE], { maxZoom: 6 }),
    true,
    ['vector', OWN, 6, 6],
  ],
  [
    'a map of images',
    await fileWith('png.pmtiles', [TILE], { type: 'png', maxZoom: 18 }),
    true,
    ['raster', OWN, 13, 17],
  ],
  ['a map that must not be saved', path.join(dir, 'v.pmtiles'), false, null],
  ['a map that is missing', path.join(dir, 'none.pmtiles'), true, null],
  ['a map file elsewhere', 'https://maps.example/melbourne.pmtiles', true, null],
] as const;

it.each(CASES)('a pack has the right tiles for %s', async (_, url, offline, expected) => {
  const app = await createTestApp({
    db,
    config: { ...TEST_CONFIG, tiles: { url, attribution: '©', offline } },
  });
  const { tiles } = (await app.get(`/api/guides/${guideId}/offline-pack`)).json();
  const said = tiles && [tiles.kind, tiles.tile_url, tiles.min_zoom, tiles.max_zoom];
  expect(said).toEqual(expected);
});

it('a guide without a location has no tiles', async () => {
  const nowhere = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
  const nothing = 'location = NULL, path = NULL, boundary = NULL';
  await db.pool.query(`UPDATE guides SET ${nothing} WHERE id = $1`, [nowhere]);
  await db.pool.query(`UPDATE places SET ${nothing} WHERE guide_id = $1`, [nowhere]);
  const app = await createTestApp({
    db,
    config: { ...TEST_CONFIG, tiles: { url: SERVER, attribution: '©', offline: true } },
  });
  expect((await app.get(`/api/guides/${nowhere}/offline-pack`)).json().tiles).toBeNull();
});
