import { readdirSync, readFileSync } from 'node:fs';
import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCurrentStore, readSavedConfig } from './current-store.ts';
import { installFakeStore } from './fake-store.test-data.ts';
import { offlineDatabase } from './offline-database.ts';
import {
  findGuide,
  findGuideOfPlace,
  findStoredMedia,
  findStoredTile,
  listPlaces,
  readState,
} from './read-guides.ts';
import { removeGuide } from './stored-files.ts';
import { verifyGuide } from './verify-guide.ts';

type StoredDatabase = {
  readonly version: number;
  /** The keys and indexes of a store in Dexie's format. */
  readonly stores: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly object[]>>;
};

type Device = { readonly databases: Readonly<Record<string, StoredDatabase>> };

/**
 * Data that releases have stored on devices, one device per file. These files are never changed,
 * even where that would be easier than reading them; a release with another format adds a file.
 */
const FOLDER = `${import.meta.dirname}/saved-before`;
const FILES = readdirSync(FOLDER);

const isBlob = (value: unknown): value is { type: string; base64: string } =>
  typeof value === 'object' && value !== null && 'base64' in value;

function readDevice(file: string): Device {
  return JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'), (_, value: unknown) =>
    isBlob(value) ? new Blob([Buffer.from(value.base64, 'base64')], { type: value.type }) : value,
  );
}

async function store({ databases }: Device): Promise<void> {
  for (const [name, { version, stores, rows }] of Object.entries(databases)) {
    const db = new Dexie(name);
    db.version(version).stores(stores);
    for (const [table, all] of Object.entries(rows)) await db.table(table).bulkAdd([...all]);
    db.close();
  }
}

const MEDIA = '/media/laneway-production/demo/laneways-for-first-timers';
const NOW = '2030-01-01T00:00:00.000Z';

describe.each(FILES)('data stored by %s', (file) => {
  beforeEach(async () => {
    installFakeStore();
    await store(readDevice(file));
  });

  it('has its owner, and can start the app', async () => {
    expect(await readCurrentStore()).toMatchObject({ account: 3, user: { u_name: 'Sam Okafor' } });
    expect(await readSavedConfig()).toMatchObject({ currency: 'AUD' });
  });

  it('shows the guide and its places, with every current field', async () => {
    const db = offlineDatabase(3);
    const guide = await findGuide(db, 1);
    const places = (await listPlaces(db, 1)) ?? [];
    expect(guide).toMatchObject({ g_title: 'Laneways for First-Timers', g_access: 'inside' });
    expect(Object.keys(guide ?? {})).toEqual(expect.arrayContaining(Object.keys(exampleGuide)));
    expect(places.map(({ p_title }) => p_title)).toEqual(['Hosier Lane', 'AC/DC Lane']);
    for (const place of places) {
      expect(Object.keys(place)).toEqual(expect.arrayContaining(Object.keys(examplePlace)));
    }
    expect(await findGuideOfPlace(db, 101)).toBe(1);
  });

  it('plays its files, draws its map, and is ready for flight mode', async () => {
    const audio = await findStoredMedia(`${MEDIA}/hosier-lane.mp3`);
    expect(audio?.type).toBe('audio/mpeg');
    expect(await audio?.text()).toBe('bytes of a narration');
    expect(await (await findStoredTile('14/14789/10053'))?.text()).toBe('bytes of a tile');
    const { saved, downloads } = await readState(offlineDatabase(3));
    expect(downloads.size).toBe(0);
    expect(saved.get(1)).toMatchObject({ missing: 0, isMapMissing: false, hasUpdate: false });
    const verified = await verifyGuide(offlineDatabase(3), 1, { isAppReady: true, now: NOW });
    expect(verified).toMatchObject({ isReady: true, missingFiles: [], missingTiles: 0 });
  });

  it('can be removed', async () => {
    const db = offlineDatabase(3);
    await removeGuide(db, 1);
    expect(await listPlaces(db, 1)).toBeNull();
    const left = [db.guides, db.places, db.media, db.mapTiles, db.packs];
    expect(await Promise.all(left.map((table) => table.count()))).toEqual([0, 0, 0, 0, 0]);
  });
});

it('stored data exists for at least one release', () => {
  expect(FILES.length).toBeGreaterThan(0);
});
