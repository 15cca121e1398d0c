import { readCurrentStore, readKeptConfig } from '../store/current-store.ts';
import { offlineDatabase } from '../store/offline-database.ts';
import type { SavedGuides } from './saved-guides-hint.ts';

/** What the current account has saved on this device. */
export async function readSavedGuides(): Promise<SavedGuides> {
  const current = await readCurrentStore();
  const hasMedia = current !== null && (await offlineDatabase(current.account).media.count()) > 0;
  const config = hasMedia ? await readKeptConfig() : null;
  return { hasMedia, tileTemplate: config?.tile_url ?? null };
}
