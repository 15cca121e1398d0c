import { deviceStorage } from '../core/device-storage.ts';

const STORAGE_KEY = 'laneway.offline-saved';

/**
 * True if anyone has saved guides on this device. It is synchronous and needs no database, so a first visit loads
 * nothing of the offline code.
 */
export function hasSavedGuides(): boolean {
  return deviceStorage.getItem(STORAGE_KEY) !== null;
}

export function markSavedGuides(): void {
  deviceStorage.setItem(STORAGE_KEY, 'yes');
}
