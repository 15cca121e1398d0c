import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { type Header, zxyToTileId } from 'pmtiles';
import { afterAll, describe, expect, it } from 'vitest';
import { mapArchive } from '../../testing/map-archive.ts';
import { createTestApp, TEST_CONFIG } from '../../testing/test-app.ts';
import { createDirectories } from './map-archive.ts';

const dir = await mkdtemp(path.join(tmpdir(), 'laneway-tiles-'));
afterAll(() => rm(dir, { recursive: true, force: true }));

const file = path.join(dir, 'melbourne.pmtiles');
const at = (z: number, x: number, y: number, content: string) => ({ z, x, y, content });
const TILES = [
  at(0, 0, 0, 'the world'),
  at(13, 7_395, 5_026, 'the city'),
  at(14, 14_790, 10_052, 'the east end'),
  at(15, 29_581, 20_105, 'a lane'),
  at(15, 29_582, 20_105, 'the next lane'),
];
await writeFile(file, mapArchive(TILES));
const appWith = (url: string) =>
  createTestApp({
    config: { ...TEST_CONFIG, tiles: { url, attribution: '© Us', offline: true } },
  });
const { get, send } = await appWith(file);
const damaged = await appWith(path.join(dir, 'damaged.pmtiles'));
const missing = await appWith(path.join(dir, 'none.pmtiles'));
const elsewhere = await appWith('https://tiles.example/{z}/{x}/{y}.png');

describe('the number of a tile', () => {
  it.each([
    [0, 0, 0, 0],
    [1, 0, 0, 1],
    [1, 0, 1, 2],
    [1, 1, 1, 3],
    [1, 1, 0, 4],
    [2, 0, 0, 5],
    [3, 3, 0, 26],
    [12, 3_423, 1_763, 19_078_479],
  ])('%i/%i/%i is %i, as the format defines it', (z, x, y, id) => {
    expect(zxyToTileId(z, x, y)).toBe(id);
  });

  it('is unique, and the numbers of a zoom are consecutive', () => {
    const ids = Array.from({ length: 32 * 32 }, (_, n) =>
      zxyToTileId(5, n % 32, Math.floor(n / 32)),
    );
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from(ids, (_, n) => 341 + n));
  });
});

describe('a tile of the operator’s map file', () => {
  it.each(TILES)('$z/$x/$y is $content', async ({ z, x, y, content }) => {
    const reply = await get(`/tiles/${z}/${x}/${y}`);
    expect([reply.statusCode, reply.body]).toEqual([200, content]);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
    });
  });

  it('is sent as it is stored to clients that accept gzip', async () => {
    const url = '/tiles/13/7395/5026';
    const packed = await send({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe('the city');
    const plain = await send({ url, headers: { 'accept-encoding': 'gzip;q=0, br' } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toBe('the city');
    const etag = String(packed.headers.etag);
    expect((await send({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  });

  it('that the file doesn’t contain is empty and not an error', async () => {
    const reply = await get('/tiles/15/29583/20105');
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect((await get('/tiles/1/0/0')).statusCode).toBe(204);
  });

  it.each([
    '/tiles/13/8192/0',
    '/tiles/0/0/1',
    '/tiles/23/0/0',
    '/tiles/-1/0/0',
    '/tiles/013/7395/5026',
    '/tiles/13/7395.0/5026',
    '/tiles/13/7395/5026.png',
    '/tiles/1e1/0/0',
    '/tiles/13/%2e%2e/0',
    '/tiles/99999999999999999999/0/0',
  ])('isn’t served at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('can be stored once for many that are the same', async () => {
    const sea = path.join(dir, 'sea.pmtiles');
    await writeFile(sea, mapArchive([{ ...at(2, 0, 0, 'sea'), run: 15 }]));
    const app = await appWith(sea);
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, n) => app.get(`/tiles/2/${n % 4}/${Math.floor(n / 4)}`)),
    );
    expect(replies.filter(({ body }) => body === 'sea')).toHaveLength(15);
    // The curve ends in the upper right corner.
    expect(replies[3]?.statusCode).toBe(204);
  });

  it('changes when the file is replaced', async () => {
    const other = path.join(dir, 'replaced.pmtiles');
    await writeFile(other, mapArchive([at(13, 7_395, 5_026, 'before')]));
    const app = await appWith(other);
    expect((await app.get('/tiles/13/7395/5026')).body).toBe('before');
    await writeFile(other, mapArchive([at(13, 7_395, 5_026, 'after the works')]));
    await utimes(other, new Date(), new Date(Date.now() + 5_000));
    expect((await app.get('/tiles/13/7395/5026')).body).toBe('after the works');
  });

  it('isn’t found without the file', async () => {
    expect((await missing.get('/tiles/13/7395/5026')).statusCode).toBe(404);
    expect((await elsewhere.get('/tiles/13/7395/5026')).statusCode).toBe(404);
  });

  it('of a damaged file is always an error', async () => {
    const whole = mapArchive(TILES);
    const target = path.join(dir, 'damaged.pmtiles');
    for (const cut of [0, 7, 126, 127, 150, whole.length - 10]) {
      await writeFile(target, whole.subarray(0, cut));
      const { statusCode } = await damaged.get('/tiles/15/29582/20105');
      expect([404, 500], `cut at ${cut}`).toContain(statusCode);
    }
  });
});

it('a directory of any bytes is read or refused, and never takes long', async () => {
  const header = { internalCompression: 1 } as Header;
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 64 }), async (bytes) => {
      const readDirectory = createDirectories(async () => Buffer.from(bytes));
      try {
        const entries = await readDirectory(header, { offset: 0, length: bytes.length });
        expect(entries.length * 4).toBeLessThanOrEqual(bytes.length);
      } catch (error) {
        expect(String(error)).toMatch(/damaged|cut off/);
      }
    }),
  );
});

it('a directory that claims more entries than it has bytes is refused before any is created', async () => {
  const claim = Buffer.from([0xff, 0xff, 0xff, 0x07, ...new Uint8Array(64)]);
  const readDirectory = createDirectories(async () => claim);
  const read = readDirectory({ internalCompression: 1 } as Header, { offset: 0, length: 68 });
  await expect(read).rejects.toMatchObject({ cause: { message: 'it is cut off' } });
});

it('a directory that couldn’t be read is read again', async () => {
  let fails = true;
  const readDirectory = createDirectories(async () => {
    if (fails) throw new Error('EIO');
    return Buffer.from([1, 0, 1, 5, 1]);
  });
  const read = () => readDirectory({ internalCompression: 1 } as Header, { offset: 0, length: 5 });
  await expect(read()).rejects.toMatchObject({ cause: { message: 'EIO' } });
  fails = false;
  expect(await read()).toEqual([{ tileId: 0, runLength: 1, length: 5, offset: 0 }]);
});
