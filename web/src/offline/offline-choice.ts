const STORED_UNDER = 'laneway.offline';

/** Whether this person wants their guides kept on this device. */
export function wantsOffline(): boolean {
  try {
    return localStorage.getItem(STORED_UNDER) === 'on';
  } catch {
    // A browser may forbid storage altogether.
    return false;
  }
}

/**
 * Remembers the wish on this device, and asks the browser not to clear what we keep there when space runs short. Whether
 * it agrees is up to the browser; what is kept then simply lives shorter.
 */
export function wishOffline(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(STORED_UNDER, 'on');
    else localStorage.removeItem(STORED_UNDER);
  } catch {
    // The wish lasts as long as the page.
  }
  if (isWanted) void navigator.storage?.persist?.().catch(() => false);
}
