import type { OfflinePack } from '@laneway/contract/offline-pack';
import type { OfflineStamp } from '@laneway/domain/offline/store-shape';
import { removeUnneededTiles } from './map-tiles.ts';
import type { OfflineDatabase } from './offline-database.ts';
import { requireDownload, type Ticket } from './queue-downloads.ts';
import { removeUnreferencedFiles } from './remove-guide.ts';

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
