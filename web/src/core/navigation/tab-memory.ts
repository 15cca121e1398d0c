/** What this tab remembers under a key, as it was stored by this version of the app or another; null if nothing. */
export function recallInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is switched off, or holds something else.
    return null;
  }
}

/** Remembered until the tab closes, over reloads too. */
export function rememberInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or switched off: it lasts as long as the page.
  }
}
