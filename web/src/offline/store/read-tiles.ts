import { readCurrentStore } from './current-store.ts';
import { offlineDatabase } from './offline-database.ts';

/** The tile `z/x/y` if the current account has saved it. */
export async function findStoredTile(id: string): Promise<Blob | null> {
  const current = await readCurrentStore();
  if (current === null) return null;
  const tile = await offlineDatabase(current.account).mapTiles.get(id);
  return tile?.blob ?? null;
}
