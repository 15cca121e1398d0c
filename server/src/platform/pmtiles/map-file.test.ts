import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAP_FILE_ADDRESS } from '@laneway/domain/geo/map-file';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_CONFIG } from '../../testing/test-app.ts';
import { isMapFile } from './map-file.ts';

const dir = await mkdtemp(path.join(tmpdir(), 'laneway-map-'));
const file = path.join(dir, 'melbourne.pmtiles');
await writeFile(file, 'PMTiles0123456789');
const tiles = (url: string) => ({
  config: { ...TEST_CONFIG, tiles: { url, attribution: '© Us', offline: true } },
});
const withFile = await createTestApp(tiles(file));
const withoutFile = await createTestApp(tiles(path.join(dir, 'none.pmtiles')));
afterAll(() => rm(dir, { recursive: true, force: true }));

describe("an operator's map file", () => {
  it('has its public URL in the config, never its path', async () => {
    const config = await withFile.get('/api/config');
    expect(config.json()).toMatchObject({ tile_url: MAP_FILE_ADDRESS, tile_attribution: '© Us' });
    expect(config.body).not.toContain(dir);
  });

  it('is served in ranges', async () => {
    const reply = await withFile.send({
      url: MAP_FILE_ADDRESS,
      headers: { range: 'bytes=7-9' },
    });
    expect(reply.statusCode).toBe(206);
    expect(reply.body).toBe('012');
    expect(reply.headers['content-range']).toBe('bytes 7-9/17');
  });

  it('that is missing gets a 404 with a hint', async () => {
    const reply = await withoutFile.get(MAP_FILE_ADDRESS);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().detail).toBe('Map file not found. Check TILE_URL.');
  });

  it.each([
    ['/srv/maps/melbourne.pmtiles', true],
    ['maps/melbourne.pmtiles', true],
    ['https://maps.example/melbourne.pmtiles', false],
    ['https://tiles.example/{z}/{x}/{y}.png', false],
  ])('is recognised by its URL: %s is one: %s', (url, expected) => {
    expect(isMapFile(url)).toBe(expected);
  });
});
