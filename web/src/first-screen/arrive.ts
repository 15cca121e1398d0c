import type { FirstAnswers } from '@laneway/contract/first-screen';
import { entryFromAddress } from '../navigation/arrival.ts';
import { currentEntry, type NavState } from '../navigation/nav-state.ts';
import { createNavStore, type NavStore } from '../navigation/nav-store.ts';
import { isPageAvailable } from '../shell/page-registry.tsx';

/**
 * A link to a guide leads to its places. Where the page that came already says that this visitor may not see them, the
 * app opens at the overview instead of asking, being refused and turning back.
 */
export function settleArrival(store: NavStore, { guide, places }: FirstAnswers): void {
  const entry = currentEntry(store.getState());
  const isRefused = guide !== undefined && places === undefined;
  if (isRefused && entry.page === 'placesHomePage' && entry.guideId === guide.g_id) {
    store.dispatch({ type: 'showOverview', guideId: guide.g_id });
  }
}

/** Where the app opens for someone who was never here. The server renders this, and the app compares itself with it. */
export function firstArrival(query: string, answers: FirstAnswers): NavStore {
  const store = createNavStore({ isPageAvailable });
  for (const action of entryFromAddress(query).actions) store.dispatch(action);
  settleArrival(store, answers);
  return store;
}

export function isSameState(one: NavState, other: NavState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
