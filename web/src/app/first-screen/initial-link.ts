import type { InitialData } from '@laneway/contract/first-screen';
import { entryFromAddress } from '../../core/navigation/arrival.ts';
import { currentEntry, type NavState } from '../../core/navigation/nav-state.ts';
import { createNavStore, type NavStore } from '../../core/navigation/nav-store.ts';

/** A link to a guide waits for the guide. If it is embedded in the page, it is resolved at once. */
export function resolveInitialLink(store: NavStore, { guide }: InitialData): void {
  const entry = currentEntry(store.getState());
  if (guide === undefined || entry.page !== 'sharedLink' || entry.guideId !== guide.g_id) return;
  const { placeId, part } = entry;
  const isOpen = guide.g_access === 'inside';
  store.dispatch({ type: 'followLink', guideId: guide.g_id, placeId, part, isOpen });
}

/** The initial state for a new visitor. The server renders this, and the app compares itself with it. */
export function firstArrival(address: string, initialData: InitialData): NavStore {
  const store = createNavStore();
  for (const action of entryFromAddress(address).actions) store.dispatch(action);
  resolveInitialLink(store, initialData);
  return store;
}

export function isSameState(one: NavState, other: NavState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
