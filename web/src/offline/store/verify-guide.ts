import type { PackedMedia } from '@laneway/contract/offline-pack';
import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/packed-media';
import type { Verification } from '../offline-guides.ts';
import { sha256Of } from './digest.ts';
import { type OfflineDatabase, readPack, type StoredMedia } from './offline-database.ts';
import { findMissingTiles } from './stored-files.ts';

/**
 * Verifies every file of a saved guide and stores the result. A damaged file is removed, so that saving the guide again
 * fetches it. Null if the guide isn't saved.
 */
export async function verifyGuide(
  db: OfflineDatabase,
  guideId: number,
  { isAppReady, now }: { readonly isAppReady: boolean; readonly now: string },
): Promise<Verification | null> {
  const stored = await db.packs.get(guideId);
  if (stored === undefined) return null;
  const pack = readPack(stored);
  const missingFiles: string[] = [];
  for (const file of pack.files) {
    // One after another, because two at a time would only slow each other down.
    if (!(await isIntact(db, file))) missingFiles.push(file.url);
  }
  const missingTiles = pack.tiles === null ? 0 : (await findMissingTiles(db, pack.tiles)).length;
  const isReady = isAppReady && missingFiles.length === 0 && missingTiles === 0;
  await db.transaction('rw', db.packs, async () => {
    const found = await db.packs.get(guideId);
    // A newer version that replaced it meanwhile wasn't checked.
    if (found?.version !== pack.version) return;
    await db.packs.put({ ...found, missingFiles, missingTiles, verified: { at: now, isReady } });
  });
  return { at: now, isReady, missingFiles, missingTiles, isAppReady };
}

async function isIntact(db: OfflineDatabase, { url }: PackedMedia): Promise<boolean> {
  const stored = await db.media.get(url);
  if (stored === undefined) return false;
  if (await matchesDigests(stored)) return true;
  await db.transaction('rw', db.media, async () => {
    if ((await db.media.get(url))?.sha256 === stored.sha256) await db.media.delete(url);
  });
  return false;
}

/** Compares a file with its stored digests: a file shared by guides may be newer than one of their packs. */
export async function matchesDigests({ blob, size, parts }: StoredMedia): Promise<boolean> {
  if (blob.size !== size) return false;
  for (const [index, digest] of parts.entries()) {
    const start = index * OFFLINE_PART_BYTES;
    const part = blob.slice(start, start + OFFLINE_PART_BYTES);
    // The browser may have lost the data.
    const actual = await sha256Of(part).catch(() => null);
    if (actual !== digest) return false;
  }
  return true;
}
