import { parseJson, tabStorage } from '../device-storage.ts';

/** What this tab remembers under a key, as it was stored by this version of the app or another; null if nothing. */
export function recallInTab(key: string): unknown {
  return parseJson(tabStorage.getItem(key));
}

/** Remembered until the tab closes, over reloads too. */
export function rememberInTab(key: string, value: unknown): void {
  tabStorage.setItem(key, JSON.stringify(value));
}
