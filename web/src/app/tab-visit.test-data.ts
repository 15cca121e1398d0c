import type { NavAction } from '../core/navigation/nav-actions.ts';
import { createNavStore, type NavStore } from '../core/navigation/nav-store.ts';
import { FakeBrowser, type FakeBrowserOptions } from './fake-browser.test-data.ts';
import { bindHistory } from './history.ts';

/** The app in a tab. */
export type Visit = { readonly browser: FakeBrowser; readonly store: NavStore };

/** Loads the app in a tab, like a first visit or a reload. */
export function load(browser: FakeBrowser): NavStore {
  const store = createNavStore();
  browser.unload();
  bindHistory(store, browser);
  return store;
}

export async function visit(address: string, ...actions: readonly NavAction[]): Promise<Visit> {
  return visitIn({}, address, ...actions);
}

/** A visit in a browser with these features, or in a tab that was elsewhere before. */
export async function visitIn(
  options: FakeBrowserOptions,
  address: string,
  ...actions: readonly NavAction[]
): Promise<Visit> {
  const browser = new FakeBrowser(`https://laneway.example/${address}`, options);
  const visited = { browser, store: load(browser) };
  await act(visited, ...actions);
  return visited;
}

export async function act(
  { browser, store }: Visit,
  ...actions: readonly NavAction[]
): Promise<void> {
  for (const action of actions) {
    store.dispatch(action);
    await browser.settled();
  }
}

/** Uses the browser's own buttons. */
export async function go(browser: FakeBrowser, ...steps: readonly number[]): Promise<void> {
  for (const step of steps) {
    browser.history.go(step);
    await browser.settled();
  }
}
