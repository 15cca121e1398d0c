import { deviceStorage } from '../core/device-storage.ts';

const STORAGE_KEY = 'laneway.offline-saved';

/**
 * Whether guides have been saved on this device, by whomever. Known at once and without the database, so that a first
 * visit loads nothing of all this.
 */
export function hasSavedGuides(): boolean {
  return deviceStorage.getItem(STORAGE_KEY) !== null;
}

export function markSavedGuides(): void {
  deviceStorage.setItem(STORAGE_KEY, 'yes');
}
