import { beforeEach, describe, expect, it } from 'vitest';
import { downloadGuide } from '../engine/download-guide.ts';
import { MAP, NOW, PackServer, partsOf } from '../engine/pack-server.test-data.ts';
import { installFakeStore } from './fake-store.test-data.ts';
import { moveGuide, undoMove } from './move-guide.ts';
import { type OfflineDatabase, offlineDatabase } from './offline-database.ts';
import { queueDownload } from './queue-downloads.ts';
import { listPlaces, readState } from './read-guides.ts';
import { verifyGuide } from './verify-guide.ts';

let server: PackServer;
let visitor: OfflineDatabase;
let account: OfflineDatabase;

beforeEach(() => {
  installFakeStore();
  server = new PackServer();
  visitor = offlineDatabase('visitor');
  account = offlineDatabase(7);
  server.publish(1, [server.put('a', 100, 1), server.put('b', 9_000_000, 2)], MAP);
});

async function save(db: OfflineDatabase, guideId: number, now = NOW) {
  await queueDownload(db, guideId, { ticket: 'a', now: 1, isAutomatic: false });
  const parts = partsOf(server, db, { now: () => now });
  await downloadGuide(parts, { guideId, ticket: 'a' }, new AbortController().signal);
}

const move = (guideId = 1, signal = new AbortController().signal) =>
  moveGuide(visitor, account, guideId, signal);
const savedIn = async (db: OfflineDatabase) => [...(await readState(db)).saved.keys()];
const check = (db: OfflineDatabase, guideId = 1) =>
  verifyGuide(db, guideId, { isAppReady: true, now: NOW });
const rowsIn = async (db: OfflineDatabase) => {
  const counts = await Promise.all(db.tables.map((table) => table.count()));
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Makes the device full after this many files and tiles. */
function fillAfter(db: OfflineDatabase, writes: number, error: () => Error) {
  let left = writes;
  const refuse = () => {
    if (left === 0) throw error();
    left -= 1;
  };
  db.media.hook('creating', refuse);
  db.mapTiles.hook('creating', refuse);
  return () => {
    left = -1;
  };
}

describe('moving a guide to another account', () => {
  it('moves all of its data', async () => {
    await save(visitor, 1);
    await check(visitor);
    await move();
    expect(await savedIn(account)).toEqual([1]);
    expect(await listPlaces(account, 1)).toHaveLength(2);
    expect((await readState(account)).saved.get(1)).toMatchObject({
      downloadDate: NOW,
      verified: { isReady: true },
    });
    expect(await check(account)).toMatchObject({ isReady: true });
    expect(await rowsIn(visitor)).toBe(0);
  });

  it('leaves another guide of the visitor complete, with shared files', async () => {
    server.publish(12, ['a', server.put('c', 100, 3)], MAP);
    await save(visitor, 1);
    await save(visitor, 12);
    await move();
    expect(await savedIn(visitor)).toEqual([12]);
    expect(await check(visitor, 12)).toMatchObject({ isReady: true });
    expect(await check(account)).toMatchObject({ isReady: true });
  });

  it.each([0, 1, 2, 3])(
    'loses nothing when it is killed after %i writes, and continues',
    async (writes) => {
      await save(visitor, 1);
      const revive = fillAfter(account, writes, () => new Error('killed'));
      await expect(move()).rejects.toThrow('killed');
      expect(await savedIn(account)).toEqual([]);
      expect(await check(visitor)).toMatchObject({ isReady: true });
      revive();
      await move();
      expect(await check(account)).toMatchObject({ isReady: true });
      expect(await savedIn(visitor)).toEqual([]);
    },
  );

  it('doesn’t duplicate it if interrupted before the original was removed', async () => {
    await save(visitor, 1);
    const killed = new AbortController();
    account.guides.hook('creating', () => killed.abort());
    await expect(move(1, killed.signal)).rejects.toThrow();
    expect([await savedIn(visitor), await savedIn(account)]).toEqual([[1], [1]]);
    await move();
    expect([await savedIn(visitor), await savedIn(account)]).toEqual([[], [1]]);
    expect(await check(account)).toMatchObject({ isReady: true });
  });

  it('leaves no data behind when it is undone', async () => {
    await save(visitor, 1);
    fillAfter(account, 3, () => new DOMException('full', 'QuotaExceededError'));
    await expect(move()).rejects.toThrow();
    await undoMove(visitor, account, 1);
    expect(await rowsIn(account)).toBe(0);
    expect(await check(visitor)).toMatchObject({ isReady: true });
  });

  it('reports a file as missing that was already damaged', async () => {
    await save(visitor, 1);
    const media = await visitor.media.get('/media/bucket/a');
    if (media !== undefined) await visitor.media.put({ ...media, blob: new Blob(['x']) });
    await move();
    expect((await readState(account)).saved.get(1)).toMatchObject({ missing: 1 });
    expect(await account.media.get('/media/bucket/a')).toBeUndefined();
    expect(await savedIn(visitor)).toEqual([]);
  });
});

describe('a guide that both accounts have', () => {
  const OLDER = '2026-11-01T12:00:00.000Z';
  /** Saves a guide in the account, then as the visitor; the second version has another file at the same URL. */
  async function saveBoth(accountAt: string, visitorAt: string) {
    await save(account, 1, accountAt);
    const { version } = server.publish(1, [server.put('a', 100, 9), 'b'], MAP);
    await save(visitor, 1, visitorAt);
    return version;
  }

  it.each([
    ['the visitor’s, if it is newer', OLDER, NOW, true],
    ['the account’s, if that is newer', NOW, OLDER, false],
  ])('is kept once: %s', async (_, accountAt, visitorAt, isReplaced) => {
    const version = await saveBoth(accountAt, visitorAt);
    await move();
    const kept = (await readState(account)).saved.get(1);
    expect(kept?.version === version).toBe(isReplaced);
    expect(await check(account)).toMatchObject({ isReady: true });
    expect(await account.stagedFiles.count()).toBe(0);
    expect(await rowsIn(visitor)).toBe(0);
  });

  it('is kept as the complete copy if the newer one is incomplete', async () => {
    const version = await saveBoth(OLDER, NOW);
    await visitor.packs.update(1, { missingFiles: ['/media/bucket/b'] });
    await move();
    expect((await readState(account)).saved.get(1)?.version).not.toBe(version);
    expect(await check(account)).toMatchObject({ isReady: true });
  });
});
