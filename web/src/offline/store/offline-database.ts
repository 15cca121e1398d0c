import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import type { OfflinePack, PackedMedia, PackedTiles } from '@laneway/contract/offline-pack';
import type { DownloadStep } from '@laneway/domain/offline/progress';
import {
  OFFLINE_DATABASE,
  OFFLINE_STORE_VERSION,
  OFFLINE_STORES,
  type OfflineMediaFacts,
  type OfflineStamp,
} from '@laneway/domain/offline/store-shape';
import { Dexie, type Table } from 'dexie';

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

export type StoredGuide = PublishedGuide & OfflineStamp;
export type StoredPlace = PublishedPlace & OfflineStamp;

/** A complete file, with the digests it was verified against. */
export type StoredMedia = OfflineMediaFacts & {
  readonly blob: Blob;
  readonly sha256: string;
  readonly parts: readonly string[];
};

/** `id` is z/x/y; `region` is the tile of a low zoom that contains it. */
export type StoredTile = {
  readonly id: string;
  readonly region: string;
  readonly blob: Blob;
  readonly downloadDate: string;
};

/** Metadata of a saved guide. */
export type SavedPack = {
  readonly guideId: number;
  readonly version: string;
  /** The format version of its pack. */
  readonly packVersion: number;
  readonly files: readonly PackedMedia[];
  readonly tiles: PackedTiles | null;
  readonly sizeBytes: number;
  readonly missingFiles: readonly string[];
  readonly missingTiles: number;
  /** The server's version at the last check. */
  readonly serverVersion: string;
  /** The time when the server refused the guide to this account; null while they have access. */
  readonly refusedAt: string | null;
  readonly verified: { readonly at: string; readonly isReady: boolean } | null;
};

export type DownloadFailure = 'network' | 'quota' | 'refused' | 'gone' | 'storage';

/** A queued guide. Its data stay here until it is complete. */
export type DownloadRecord = {
  readonly guideId: number;
  /** Distinguishes this download from an earlier one of the same guide that was cancelled. */
  readonly ticket: string;
  readonly queuedAt: number;
  /** True if it was queued by the setting that saves all guides of a person. */
  readonly isAutomatic: boolean;
  readonly state: 'waiting' | 'running' | 'failed';
  readonly failure: DownloadFailure | null;
  readonly step: DownloadStep;
  readonly pack: OfflinePack | null;
  /** True while the browser fetches it in the background. */
  readonly isInBackground?: boolean;
};

/** A part of a file, by the digest of the whole file: the next version of a guide may have the same file. */
export type StagedPart = {
  readonly sha256: string;
  readonly index: number;
  readonly guideId: number;
  readonly blob: Blob;
};

/** A complete file whose URL is still used by another version in a saved guide. */
export type StagedFile = { readonly guideId: number; readonly media: StoredMedia };

/** A guide that was removed by hand, which the automatic setting then skips. */
export type LeftOutGuide = { readonly guideId: number };

/**
 * A pack in this release's format, whichever release stored it: missing fields get defaults, unknown ones stay, and
 * nothing is refused.
 */
export function readPack(stored: Partial<SavedPack> & Pick<SavedPack, 'guideId'>): SavedPack {
  const { version = '' } = stored;
  return {
    version,
    packVersion: 1,
    files: [],
    tiles: null,
    sizeBytes: 0,
    missingFiles: [],
    missingTiles: 0,
    serverVersion: version,
    refusedAt: null,
    verified: null,
    ...stored,
  };
}
