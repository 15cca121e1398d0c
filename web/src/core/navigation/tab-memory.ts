import { parseJson, tabStorage } from '../device-storage.ts';

/** The value that this tab has stored under a key, by any version of the app; null if there is none. */
export function recallInTab(key: string): unknown {
  return parseJson(tabStorage.getItem(key));
}

/** Stores a value until the tab closes, across reloads. */
export function rememberInTab(key: string, value: unknown): void {
  tabStorage.setItem(key, JSON.stringify(value));
}
