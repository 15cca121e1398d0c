const STORAGE_KEY = 'laneway.offline';

/** Whether this person wants their guides kept on this device. */
export function isOfflineEnabled(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    // A browser may forbid storage altogether.
    return false;
  }
}

/**
 * Remembers the wish on this device, and asks the browser not to clear what we keep there when space runs short. Whether
 * it agrees is up to the browser; what is kept then simply lives shorter.
 */
export function setOfflineEnabled(isEnabled: boolean): void {
  try {
    if (isEnabled) localStorage.setItem(STORAGE_KEY, 'on');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The wish lasts as long as the page.
  }
  if (isEnabled) void navigator.storage?.persist?.().catch(() => false);
}
