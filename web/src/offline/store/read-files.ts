import { readCurrentStore } from './current-store.ts';
import { offlineDatabase } from './offline-database.ts';

/**
 * The file at `/media/{bucket}/{key}` if the current account has saved it, with its type set. The URL may be absolute
 * and have a query, which is ignored.
 */
export async function findStoredMedia(url: string): Promise<Blob | null> {
  const current = await readCurrentStore();
  if (current === null) return null;
  const media = await offlineDatabase(current.account).media.get(mediaKeyOf(url));
  if (media === undefined) return null;
  const { blob, type } = media;
  return blob.type === type ? blob : blob.slice(0, blob.size, type);
}

/** The key of a file in the store. The base only makes a path parsable as a URL. */
export function mediaKeyOf(url: string): string {
  return new URL(url, 'http://localhost').pathname;
}

/** The tile `z/x/y` if the current account has saved it. */
export async function findStoredTile(id: string): Promise<Blob | null> {
  const current = await readCurrentStore();
  if (current === null) return null;
  const tile = await offlineDatabase(current.account).mapTiles.get(id);
  return tile?.blob ?? null;
}
