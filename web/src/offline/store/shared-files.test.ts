import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/packed-media';
import { beforeEach, describe, expect, it } from 'vitest';
import { downloadGuide } from '../engine/download-guide.ts';
import { MAP, NOW, PackServer, partsOf } from '../engine/pack-server.test-data.ts';
import { writeCurrentStore } from './current-store.ts';
import { installFakeStore } from './fake-store.test-data.ts';
import { deleteOfflineDatabase, offlineDatabase } from './offline-database.ts';
import { cancelDownload, queueDownload } from './queue-downloads.ts';
import { findStoredMedia, findStoredTile, readState } from './read-guides.ts';
import { removeGuide } from './stored-files.ts';
import { verifyGuide } from './verify-guide.ts';

let server: PackServer;

beforeEach(() => {
  installFakeStore();
  server = new PackServer();
});

async function save(guideId: number, account: number | 'visitor' = 7) {
  const db = offlineDatabase(account);
  await queueDownload(db, guideId, { ticket: 'a', now: 1, isAutomatic: false });
  const { signal } = new AbortController();
  return await downloadGuide(partsOf(server, db), { guideId, ticket: 'a' }, signal);
}

const check = (guideId: number) =>
  verifyGuide(offlineDatabase(7), guideId, { isAppReady: true, now: NOW });

describe('removing a guide', () => {
  beforeEach(async () => {
    const names = ['1', '12', 'shared'].map((name, at) => server.put(name, 100, at));
    server.publish(1, [names[0] ?? '', names[2] ?? ''], MAP);
    server.publish(12, [names[1] ?? '', names[2] ?? ''], { ...MAP, max_zoom: 13 });
    await save(1);
    await save(12);
  });

  it('keeps another guide complete, with shared files and tiles', async () => {
    const db = offlineDatabase(7);
    await removeGuide(db, 1);
    expect([...(await readState(db)).saved.keys()]).toEqual([12]);
    expect(await db.media.toCollection().primaryKeys()).toEqual([
      '/media/bucket/12',
      '/media/bucket/shared',
    ]);
    expect(await db.places.where({ g_id: 1 }).count()).toBe(0);
    expect(await check(12)).toMatchObject({ isReady: true, missingFiles: [], missingTiles: 0 });
    expect(await db.mapTiles.filter(({ id }) => id.startsWith('14/')).count()).toBe(0);
  });

  it('removes all data with the last guide', async () => {
    const db = offlineDatabase(7);
    await removeGuide(db, 1);
    await removeGuide(db, 12);
    expect(await db.media.count()).toBe(0);
    expect(await db.mapTiles.count()).toBe(0);
    expect(await db.places.count()).toBe(0);
  });

  it('keeps a file that a running download has fetched', async () => {
    const db = offlineDatabase(7);
    server.publish(3, [server.put('3', 100, 3), server.put('large', 9_000_000, 4)]);
    server.before = (address) => {
      if (address.endsWith('/large')) throw new TypeError('Failed to fetch');
      return undefined;
    };
    expect(await save(3)).toEqual({ kind: 'failed', failure: 'network' });
    await removeGuide(db, 1);
    expect(await db.media.get('/media/bucket/3')).toBeDefined();
    await cancelDownload(db, 3);
    expect(await db.media.get('/media/bucket/3')).toBeUndefined();
  });
});

describe('verifying a guide', () => {
  it('finds a damaged file, which saving again replaces', async () => {
    const db = offlineDatabase(7);
    server.publish(1, [server.put('a', 100, 1), server.put('b', 100, 2)]);
    await save(1);
    expect(await check(1)).toMatchObject({ isReady: true });
    const stored = await db.media.get('/media/bucket/a');
    if (stored !== undefined) await db.media.put({ ...stored, blob: new Blob(['x'.repeat(100)]) });
    expect(await check(1)).toMatchObject({ isReady: false, missingFiles: ['/media/bucket/a'] });
    expect((await readState(db)).saved.get(1)).toMatchObject({
      missing: 1,
      verified: { at: NOW, isReady: false },
    });
    server.requests.length = 0;
    await save(1);
    expect(server.requests).toEqual(['pack 1', '/api/offline-media/bucket/a']);
    expect(await check(1)).toMatchObject({ isReady: true });
  });

  it.each([
    ['the first file', 'a', 0],
    ['the last file', 'b', 0],
    ['the last part of a file', 'b', OFFLINE_PART_BYTES + 50],
  ])('reads every byte, and finds a change in %s', async (_, name, at) => {
    const db = offlineDatabase(7);
    const url = `/media/bucket/${name}`;
    server.publish(1, [server.put('a', 100, 1), server.put('b', OFFLINE_PART_BYTES + 100, 2)]);
    await save(1);
    expect(await check(1)).toMatchObject({ isReady: true });
    const stored = await db.media.get(url);
    if (stored === undefined) throw new Error(`${url} isn’t stored`);
    const bytes = new Uint8Array(await stored.blob.arrayBuffer());
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await db.media.put({ ...stored, blob: new Blob([bytes]) });
    expect(await check(1)).toMatchObject({ isReady: false, missingFiles: [url] });
  });

  it('isn’t ready if the app or the map is missing', async () => {
    const db = offlineDatabase(7);
    server.publish(1, [server.put('a', 100, 1)], MAP);
    await save(1);
    expect(await verifyGuide(db, 1, { isAppReady: false, now: NOW })).toMatchObject({
      isReady: false,
      isAppReady: false,
    });
    const [tile = ''] = await db.mapTiles.toCollection().primaryKeys();
    await db.mapTiles.delete(tile);
    expect(await check(1)).toMatchObject({ isReady: false, missingTiles: 1 });
  });

  it('is null for a guide that isn’t saved', async () => {
    expect(await check(99)).toBeNull();
  });
});

describe('accounts', () => {
  const current = (account: number | 'visitor') => writeCurrentStore({ account, user: null });

  it('see only what they have saved themselves', async () => {
    server.publish(1, [server.put('a', 100, 1)], MAP);
    await save(1, 7);
    const [tile = ''] = await offlineDatabase(7).mapTiles.toCollection().primaryKeys();
    for (const other of [70, 'visitor'] as const) {
      await current(other);
      expect(await findStoredMedia('/media/bucket/a')).toBeNull();
      expect(await findStoredTile(tile)).toBeNull();
      expect((await readState(offlineDatabase(other))).saved.size).toBe(0);
    }
    await current(7);
    expect((await findStoredMedia('https://laneway.example/media/bucket/a?width=800'))?.type).toBe(
      'audio/mpeg',
    );
    expect(await (await findStoredTile(tile))?.text()).toBe('a tile');
  });

  it('are deleted separately', async () => {
    server.publish(1, [server.put('a', 100, 1)]);
    await save(1, 7);
    await save(1, 70);
    await deleteOfflineDatabase(7);
    expect((await readState(offlineDatabase(7))).saved.size).toBe(0);
    expect((await readState(offlineDatabase(70))).saved.size).toBe(1);
  });

  it('find nothing if nothing was ever saved', async () => {
    expect(await findStoredMedia('/media/bucket/a')).toBeNull();
    expect(await findStoredTile('13/1/1')).toBeNull();
  });
});
