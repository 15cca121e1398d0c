import { readCurrentStore } from '../offline/store/current-store.ts';
import { offlineDatabase } from '../offline/store/offline-database.ts';

/** Whether the current account has any file saved on this device. */
export async function hasSavedMedia(): Promise<boolean> {
  const current = await readCurrentStore();
  return current !== null && (await offlineDatabase(current.account).media.count()) > 0;
}
