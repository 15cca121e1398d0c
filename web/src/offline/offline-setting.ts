import { createListeners } from '../core/store.ts';
import { noteSavedGuides } from './saved-flag.ts';

const STORAGE_KEY = 'laneway.offline';

const changes = createListeners();

/** Whether the user's guides are saved on this device. */
export function isOfflineEnabled(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    // A browser may block storage completely.
    return false;
  }
}

/**
 * Stores the setting on this device, and asks the browser not to clear our storage when space runs
 * short. The browser may refuse; saved guides may then be cleared sooner.
 */
export function setOfflineEnabled(isEnabled: boolean): void {
  try {
    if (isEnabled) localStorage.setItem(STORAGE_KEY, 'on');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The setting lasts as long as the page.
  }
  if (isEnabled) noteSavedGuides();
  if (isEnabled) void navigator.storage?.persist?.().catch(() => false);
  changes.notify();
}

/** Calls after each change in this tab; returns how to stop. */
export const followOfflineSetting = changes.subscribe;
