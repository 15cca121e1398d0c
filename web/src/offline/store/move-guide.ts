import {
  type OfflineDatabase,
  readPack,
  type SavedPack,
  type StoredGuide,
  type StoredMedia,
} from './offline-database.ts';
import {
  removeGuide,
  removeUnneededTiles,
  removeUnreferencedFiles,
  tileIdsOf,
} from './stored-files.ts';
import { matchesDigests } from './verify-guide.ts';

/** The copy doesn't match; the original stays. */
class CopyFailed extends Error {
  override readonly name = 'CopyFailed';
}

/**
 * Moves a saved guide to the database of another account. Its files are copied and verified one by one, then the guide
 * appears there in one transaction, and only then is it removed here: wherever this is interrupted, the guide is
 * complete in one of the two, and the next attempt continues with the remaining files. If the other account has the
 * guide too, the newer complete one wins. Call it only while neither account downloads.
 */
export async function moveGuide(
  from: OfflineDatabase,
  to: OfflineDatabase,
  guideId: number,
  signal: AbortSignal,
): Promise<void> {
  const guide = await from.guides.get(guideId);
  if (guide !== undefined && (await isBetter(from, to, guide))) {
    const pack = readPack((await from.packs.get(guideId)) ?? { guideId });
    const copied: StoredMedia[] = [];
    for (const { url } of pack.files) {
      signal.throwIfAborted();
      const media = await copyFile(from, to, guideId, url);
      if (media !== null) copied.push(media);
    }
    await copyTiles(from, to, pack, signal);
    await show(from, to, guide, pack, copied);
  }
  signal.throwIfAborted();
  await removeGuide(from, guideId);
}

/** Removes the remains of a move that couldn't be completed. */
export async function undoMove(
  from: OfflineDatabase,
  to: OfflineDatabase,
  guideId: number,
): Promise<void> {
  const pack = await from.packs.get(guideId);
  const { packs, downloads, media, mapTiles, stagedFiles } = to;
  await to.transaction('rw', [packs, downloads, media, mapTiles, stagedFiles], async () => {
    if ((await downloads.get(guideId)) === undefined) await stagedFiles.where({ guideId }).delete();
    await removeUnreferencedFiles(to);
    if (pack?.tiles) await removeUnneededTiles(to, pack.tiles);
  });
}

/** True if the guide in `from` should replace the one in `to`. */
async function isBetter(
  from: OfflineDatabase,
  to: OfflineDatabase,
  here: StoredGuide,
): Promise<boolean> {
  const there = await to.guides.get(here.g_id);
  if (there === undefined) return true;
  const [isWholeHere, isWholeThere] = await Promise.all(
    [from, to].map(async ({ packs }) => isWhole(await packs.get(here.g_id))),
  );
  if (isWholeHere !== isWholeThere) return isWholeHere === true;
  return here.downloadDate > there.downloadDate;
}

/** A guide without its metadata isn't known to be complete. */
function isWhole(stored: SavedPack | undefined): boolean {
  if (stored === undefined) return false;
  const { missingFiles, missingTiles } = readPack(stored);
  return missingFiles.length === 0 && missingTiles === 0;
}

/** Copies a file and verifies the copy. Null if the file isn't here, or is damaged. */
async function copyFile(
  from: OfflineDatabase,
  to: OfflineDatabase,
  guideId: number,
  url: string,
): Promise<StoredMedia | null> {
  const media = await from.media.get(url);
  if (media === undefined) return null;
  const there = await to.media.get(url);
  // Different bytes stay until the guide is complete, because a guide saved there shows them.
  const isTaken = there !== undefined && there.sha256 !== media.sha256;
  if (isTaken) await to.stagedFiles.put({ guideId, media });
  else if (there === undefined) await to.media.put(media);
  const copy = isTaken ? (await to.stagedFiles.get(url))?.media : await to.media.get(url);
  if (copy !== undefined && (await matchesDigests(copy))) return media;
  if (isTaken) await to.stagedFiles.delete(url);
  else await to.media.delete(url);
  if (await matchesDigests(media)) throw new CopyFailed(url);
  return null;
}

async function copyTiles(
  from: OfflineDatabase,
  to: OfflineDatabase,
  { tiles }: SavedPack,
  signal: AbortSignal,
): Promise<void> {
  if (tiles === null) return;
  const ids = tileIdsOf(tiles);
  const there = new Set(await to.mapTiles.where('id').anyOf(ids).primaryKeys());
  for (const id of ids) {
    if (there.has(id)) continue;
    signal.throwIfAborted();
    const tile = await from.mapTiles.get(id);
    if (tile !== undefined) await to.mapTiles.put(tile);
  }
}

async function show(
  from: OfflineDatabase,
  to: OfflineDatabase,
  guide: StoredGuide,
  pack: SavedPack,
  copied: readonly StoredMedia[],
): Promise<void> {
  const { g_id: guideId } = guide;
  const placesHere = await from.places.where({ g_id: guideId }).toArray();
  const isKnown = (await from.packs.get(guideId)) !== undefined;
  const { guides, places, packs, downloads, media, mapTiles, stagedFiles, leftOut } = to;
  const stores = [guides, places, packs, downloads, media, mapTiles, stagedFiles, leftOut];
  await to.transaction('rw', stores, async () => {
    const before = await packs.get(guideId);
    for (const file of copied) await takeFile(to, file);
    await guides.put(guide);
    await places.where({ g_id: guideId }).delete();
    await places.bulkPut(placesHere);
    const arrived = new Set(copied.map(({ url }) => url));
    const missingFiles = pack.files.map(({ url }) => url).filter((url) => !arrived.has(url));
    if (isKnown) await packs.put({ ...pack, missingFiles });
    await leftOut.delete(guideId);
    await removeUnreferencedFiles(to);
    if (before?.tiles) await removeUnneededTiles(to, before.tiles);
  });
}

/** Moves a staged file to its final place. It may have been removed meanwhile, as with another guide. */
async function takeFile({ media, stagedFiles }: OfflineDatabase, file: StoredMedia): Promise<void> {
  const { url, sha256 } = file;
  if ((await media.get(url))?.sha256 === sha256) return;
  const staged = await stagedFiles.get(url);
  if (staged?.media.sha256 !== sha256) throw new CopyFailed(url);
  await media.put(staged.media);
  await stagedFiles.delete(url);
}
