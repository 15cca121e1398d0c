import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import { OFFLINE_STORE_VERSION, OFFLINE_STORES } from '@laneway/domain/offline/store-shape';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import { installFakeStore } from './fake-store.test-data.ts';
import { databaseNameOf, offlineDatabase } from './offline-database.ts';
import { listPlaces, readState } from './read-guides.ts';
import { removeGuide } from './stored-files.ts';
import { verifyGuide } from './verify-guide.ts';

beforeEach(installFakeStore);

/** As written by the first release: this schema and these rows must never be changed. */
const FIRST_RELEASE = {
  version: 1,
  stores: {
    guides: 'g_id, g_title, g_author',
    places: 'p_id, g_id',
    media: 'url',
    mapTiles: 'id, region',
    packs: 'guideId',
    downloads: 'guideId, queuedAt',
    leftOut: 'guideId',
    stagedParts: '[sha256+index], guideId',
    stagedFiles: 'media.url, guideId',
  },
  rows: () => {
    const stamp = {
      isDownloaded: true,
      downloadDate: '2026-11-16T12:00:00.000Z',
      lastSync: '2026-11-16T12:00:00.000Z',
    };
    // The SHA-256 of "hello".
    const sha256 = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
    const file = { url: '/media/b/k', type: 'audio/mpeg', size: 5, sha256, parts: [sha256] };
    return {
      guides: [{ ...exampleGuide, g_id: 1, ...stamp }],
      places: [{ ...examplePlace, g_id: 1, p_id: 11, ...stamp }],
      media: [{ ...file, blob: new Blob(['hello']), downloadDate: stamp.downloadDate }],
      packs: [
        {
          guideId: 1,
          version: 'v1',
          packVersion: 1,
          files: [{ ...file, source: '/api/offline-media/b/k' }],
          tiles: null,
          sizeBytes: 5,
          missingFiles: [],
          missingTiles: 0,
          serverVersion: 'v1',
          refusedAt: null,
          verified: null,
        },
      ],
    };
  },
};

async function writeFirstRelease(rows: Record<string, readonly object[]>): Promise<void> {
  const db = new Dexie(databaseNameOf(7));
  db.version(FIRST_RELEASE.version).stores(FIRST_RELEASE.stores);
  for (const [store, all] of Object.entries(rows)) await db.table(store).bulkAdd([...all]);
  db.close();
}

describe('the database of saved guides', () => {
  it('has the stores of the specification with their keys and indexes', async () => {
    const db = offlineDatabase(7);
    await db.open();
    expect(db.verno).toBe(OFFLINE_STORE_VERSION);
    for (const [name, { key, indexes }] of Object.entries(OFFLINE_STORES)) {
      const { schema } = db.table(name);
      expect(schema.primKey.keyPath).toBe(key);
      expect(schema.indexes.map(({ keyPath }) => keyPath)).toEqual(indexes);
    }
  });

  it('opens data of the first release without losing any', async () => {
    await writeFirstRelease(FIRST_RELEASE.rows());
    const db = offlineDatabase(7);
    expect((await readState(db)).saved.get(1)).toMatchObject({
      version: 'v1',
      missing: 0,
      guide: { g_id: 1, g_title: exampleGuide.g_title },
    });
    expect(await listPlaces(db, 1)).toEqual([{ ...examplePlace, g_id: 1, p_id: 11 }]);
    expect(
      await verifyGuide(db, 1, { isAppReady: true, now: '2027-11-16T12:00:00.000Z' }),
    ).toMatchObject({ isReady: true });
  });

  it('opens a guide with fewer or more fields than in this release', async () => {
    const { guides, places, media } = FIRST_RELEASE.rows();
    const packs = [{ guideId: 1, packVersion: 9, files: [], aFieldOfLater: true }];
    await writeFirstRelease({ guides, places, media, packs });
    const db = offlineDatabase(7);
    expect((await readState(db)).saved.get(1)).toMatchObject({
      guide: { g_id: 1 },
      missing: 0,
      hasUpdate: false,
      verified: null,
    });
    expect(await listPlaces(db, 1)).toHaveLength(1);
    await removeGuide(db, 1);
    expect(await db.media.count()).toBe(0);
  });

  it('opens a guide whose pack record is missing', async () => {
    const { guides, places } = FIRST_RELEASE.rows();
    await writeFirstRelease({ guides, places });
    expect((await readState(offlineDatabase(7))).saved.get(1)).toMatchObject({ version: '' });
  });
});
