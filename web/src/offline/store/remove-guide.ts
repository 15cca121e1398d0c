import { removeUnneededTiles } from './map-tiles.ts';
import type { OfflineDatabase } from './offline-database.ts';
import { readPack } from './records.ts';

/** Removes a saved guide, and the files and tiles that no other saved guide needs. */
export async function removeGuide(db: OfflineDatabase, guideId: number): Promise<void> {
  const { guides, places, media, mapTiles, packs, downloads } = db;
  await db.transaction('rw', [guides, places, media, mapTiles, packs, downloads], async () => {
    const pack = await packs.get(guideId);
    await packs.delete(guideId);
    await guides.delete(guideId);
    await places.where({ g_id: guideId }).delete();
    await removeUnreferencedFiles(db);
    if (pack?.tiles) await removeUnneededTiles(db, pack.tiles);
  });
}

/**
 * Removes the files that neither a saved guide nor an active download refers to. It compares whole URLs, never
 * prefixes: guide 12 keeps its files when guide 1 is removed, and so do shared files.
 */
export async function removeUnreferencedFiles(
  { packs, downloads, media }: OfflineDatabase,
  endedDownload: number | null = null,
): Promise<void> {
  const named = new Set<string>();
  await packs.each((pack) => {
    for (const { url } of readPack(pack).files) named.add(url);
  });
  await downloads.each(({ guideId, pack }) => {
    if (guideId === endedDownload) return;
    for (const { url } of pack?.media ?? []) named.add(url);
  });
  const urls = await media.toCollection().primaryKeys();
  await media.bulkDelete(urls.filter((url) => !named.has(url)));
}
