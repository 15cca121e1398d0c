import {
  OFFLINE_DATABASE,
  OFFLINE_STORE_VERSION,
  OFFLINE_STORES,
} from '@laneway/domain/offline/store-shape';
import { Dexie, type Table } from 'dexie';
import type {
  DownloadRecord,
  LeftOutGuide,
  SavedPack,
  StagedFile,
  StagedPart,
  StoredGuide,
  StoredMedia,
  StoredPlace,
  StoredTile,
} from './records.ts';

/** A user by their id, or the visitor of this device. */
export type Account = number | 'visitor';

/** Each account has its own database, so that two people on one device are separate. */
export function databaseNameOf(account: Account): string {
  return `${OFFLINE_DATABASE}-${account}`;
}

/**
 * The saved guides of one account. A later version gets its own block below, with an upgrade if rows change, and the
 * earlier blocks stay: a phone may come back after a year with any of them.
 */
export class OfflineDatabase extends Dexie {
  declare readonly guides: Table<StoredGuide, number>;
  declare readonly places: Table<StoredPlace, number>;
  declare readonly media: Table<StoredMedia, string>;
  declare readonly mapTiles: Table<StoredTile, string>;
  declare readonly packs: Table<SavedPack, number>;
  declare readonly downloads: Table<DownloadRecord, number>;
  declare readonly leftOut: Table<LeftOutGuide, number>;
  declare readonly stagedParts: Table<StagedPart, [string, number]>;
  declare readonly stagedFiles: Table<StagedFile, string>;

  constructor(account: Account) {
    // Rows contain files, which must not stay in memory.
    super(databaseNameOf(account), { cache: 'disabled' });
    this.version(OFFLINE_STORE_VERSION).stores({
      ...schemaOf(OFFLINE_STORES),
      packs: 'guideId',
      downloads: 'guideId, queuedAt',
      leftOut: 'guideId',
      stagedParts: '[sha256+index], guideId',
      stagedFiles: 'media.url, guideId',
    });
  }
}

function schemaOf(stores: typeof OFFLINE_STORES): Record<string, string> {
  return Object.fromEntries(
    Object.entries(stores).map(([name, { key, indexes }]) => [name, [key, ...indexes].join(', ')]),
  );
}

const opened = new Map<Account, OfflineDatabase>();

/** The database of an account, created once. It opens on first use. */
export function offlineDatabase(account: Account): OfflineDatabase {
  const database = opened.get(account) ?? new OfflineDatabase(account);
  opened.set(account, database);
  return database;
}

/** Deletes everything that an account has saved, and nothing of others. */
export async function deleteOfflineDatabase(account: Account): Promise<void> {
  await offlineDatabase(account).delete();
  opened.delete(account);
}

/** @internal Each test has its own databases. */
export function forgetOfflineDatabases(): void {
  for (const database of opened.values()) database.close();
  opened.clear();
}
