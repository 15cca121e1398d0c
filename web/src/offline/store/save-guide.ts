import type { OfflinePack, PackedMedia } from '@laneway/contract/offline-pack';
import type { OfflineStamp } from '@laneway/domain/offline/store-shape';
import type { OfflineDatabase, StoredMedia } from './offline-database.ts';
import { requireDownload, type Ticket } from './queue-downloads.ts';
import { removeUnneededTiles, removeUnreferencedFiles } from './stored-files.ts';

export type ArrivedPack = {
  readonly pack: OfflinePack;
  readonly missingFiles: readonly string[];
  readonly missingTiles: number;
};

/**
 * Replaces the earlier version of a guide with the downloaded one, in one transaction: whatever happens, there is
 * either all of the old one or all of the new one.
 */
export async function saveGuide(
  db: OfflineDatabase,
  ticket: Ticket,
  { pack, missingFiles, missingTiles }: ArrivedPack,
  now: string,
): Promise<void> {
  const { guides, places, packs, downloads, media, mapTiles, stagedFiles, stagedParts } = db;
  const { guideId } = ticket;
  const stamp: OfflineStamp = { isDownloaded: true, downloadDate: now, lastSync: now };
  const stores = [guides, places, packs, downloads, media, mapTiles, stagedFiles, stagedParts];
  await db.transaction('rw', stores, async () => {
    await requireDownload(db, ticket);
    const before = await packs.get(guideId);
    await guides.put({ ...pack.guide, ...stamp });
    await places.where({ g_id: guideId }).delete();
    await places.bulkPut(pack.places.map((place) => ({ ...place, ...stamp })));
    const staged = await stagedFiles.where({ guideId }).toArray();
    await media.bulkPut(staged.map((file) => file.media));
    await stagedFiles.where({ guideId }).delete();
    await stagedParts.where({ guideId }).delete();
    const missing = new Set(missingFiles);
    const arrived = pack.media.filter(({ url }) => !missing.has(url));
    await packs.put({
      guideId,
      version: pack.version,
      packVersion: pack.pack_version,
      files: pack.media,
      tiles: pack.tiles,
      sizeBytes: arrived.reduce((sum, { size }) => sum + size, 0),
      missingFiles,
      missingTiles,
      serverVersion: pack.version,
      refusedAt: null,
      verified: null,
    });
    await downloads.delete(guideId);
    await removeUnreferencedFiles(db);
    if (before?.tiles) await removeUnneededTiles(db, before.tiles);
  });
}

/** For each file of a pack, the indexes of the missing parts; null if it is complete. */
export type MissingParts = readonly (readonly number[] | null)[];

/** Compares a pack with what an earlier version or an interrupted download has stored. */
export async function readMissingParts(
  db: OfflineDatabase,
  pack: OfflinePack,
): Promise<MissingParts> {
  const { media, stagedFiles, stagedParts } = db;
  return db.transaction('r', media, stagedFiles, stagedParts, () =>
    Promise.all(
      pack.media.map(async (file) => {
        if (isSame(await media.get(file.url), file)) return null;
        if (isSame((await stagedFiles.get(file.url))?.media, file)) return null;
        const staged = await stagedParts
          .where('[sha256+index]')
          .between([file.sha256, 0], [file.sha256, file.parts.length])
          .primaryKeys();
        const indexes = new Set(staged.map(([, index]) => index));
        return [...file.parts.keys()].filter((index) => !indexes.has(index));
      }),
    ),
  );
}

function isSame(stored: StoredMedia | undefined, { sha256, size }: PackedMedia): boolean {
  return stored?.sha256 === sha256 && stored.blob.size === size;
}

/** Stores a verified part of a file that has several. */
export async function storePart(
  db: OfflineDatabase,
  ticket: Ticket,
  { sha256 }: PackedMedia,
  index: number,
  blob: Blob,
): Promise<void> {
  await db.transaction('rw', db.downloads, db.stagedParts, async () => {
    await requireDownload(db, ticket);
    await db.stagedParts.put({ sha256, index, guideId: ticket.guideId, blob });
  });
}

export type Finished =
  | { readonly isStored: true }
  | { readonly isStored: false; readonly missing: readonly number[] };

/**
 * Stores a complete file: its only part, which has just been verified, or one assembled from its stored parts. No saved
 * guide shows it yet unless it already has the file: if other bytes use its URL, those stay until the guide is
 * complete.
 */
export async function finishFile(
  db: OfflineDatabase,
  { guideId, ticket }: Ticket,
  file: PackedMedia,
  onlyPart: Blob | null,
  now: string,
): Promise<Finished> {
  const { downloads, media, stagedParts, stagedFiles } = db;
  return db.transaction('rw', downloads, media, stagedParts, stagedFiles, async () => {
    await requireDownload(db, { guideId, ticket });
    const parts = onlyPart === null ? await readParts(db, file) : [onlyPart];
    const missing = [...parts.keys()].filter((index) => parts[index] === undefined);
    if (missing.length > 0) return { isStored: false, missing };
    const { url, type, size, sha256 } = file;
    // The parts are already on the disk, so this reads nothing into memory.
    const blob = new Blob(
      parts.filter((part) => part !== undefined),
      { type },
    );
    const row = { url, type, size, sha256, parts: file.parts, blob, downloadDate: now };
    const taken = await media.get(url);
    if (taken === undefined || taken.sha256 === sha256) await media.put(row);
    else await stagedFiles.put({ guideId, media: row });
    await stagedParts.bulkDelete([...file.parts.keys()].map((index) => [sha256, index]));
    return { isStored: true };
  });
}

async function readParts(
  { stagedParts }: OfflineDatabase,
  { sha256, parts }: PackedMedia,
): Promise<(Blob | undefined)[]> {
  const rows = await stagedParts.bulkGet([...parts.keys()].map((index) => [sha256, index]));
  return rows.map((row) => row?.blob);
}

/** True if the device was full. Dexie wraps the browser's error, twice if a transaction was aborted. */
export function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, inner } = error as { readonly name?: unknown; readonly inner?: unknown };
  return name === 'QuotaExceededError' || (inner !== error && isQuotaError(inner));
}
