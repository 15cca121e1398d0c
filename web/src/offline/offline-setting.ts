import { deviceStorage } from '../core/device-storage.ts';
import { createListeners } from '../core/store.ts';
import { markSavedGuides } from './data-source.ts';

const STORAGE_KEY = 'laneway.offline';

const changes = createListeners();

/** True if a person's guides are saved automatically. */
export function isOfflineEnabled(): boolean {
  return deviceStorage.getItem(STORAGE_KEY) === 'on';
}

/**
 * Stores the setting on this device, and asks the browser not to clear our storage when space runs
 * short. The browser may refuse; saved guides may then be cleared sooner.
 */
export function setOfflineEnabled(isEnabled: boolean): void {
  if (isEnabled) deviceStorage.setItem(STORAGE_KEY, 'on');
  else deviceStorage.removeItem(STORAGE_KEY);
  if (isEnabled) markSavedGuides();
  if (isEnabled) void navigator.storage?.persist?.().catch(() => false);
  changes.notify();
}

/** Calls the listener after each change in this tab; returns a function that unsubscribes. */
export const followOfflineSetting = changes.subscribe;
