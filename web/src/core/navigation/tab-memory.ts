import { parseJson, tabStorage } from '../device-storage.ts';

/**
 * The value that this tab has stored under a key; null if there is none. Another version of the app may have stored it,
 * so its shape is unknown.
 */
export function readFromTab(key: string): unknown {
  return parseJson(tabStorage.getItem(key));
}

/** Stores a value until the tab closes, across reloads. */
export function storeInTab(key: string, value: unknown): void {
  tabStorage.setItem(key, JSON.stringify(value));
}
