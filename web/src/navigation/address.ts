import { guideOf, placeOf } from './entry.ts';
import { currentEntry, type NavState, topOverlay } from './nav-state.ts';

/** The names of the query's parameters, the same for reading and for writing. */
export const ADDRESS_PARAMS = {
  guide: 'guide',
  place: 'place',
  search: 'search',
  token: 'token',
  tokenType: 'type',
  order: 'order',
  checkout: 'checkout',
} as const;

/** What a link may lead to. */
export type Shared =
  | { readonly guideId: number; readonly placeId?: number | null }
  | { readonly searchText: string };

/** The query of a link to a guide, a place or a search. */
export function sharedAddress(shared: Shared): string {
  const query = new URLSearchParams();
  if ('searchText' in shared) {
    query.set(ADDRESS_PARAMS.search, shared.searchText);
  } else {
    query.set(ADDRESS_PARAMS.guide, String(shared.guideId));
    if (shared.placeId) query.set(ADDRESS_PARAMS.place, String(shared.placeId));
  }
  return `?${query}`;
}

/** The query that the address bar shows: a link to what is on screen, or nothing. */
export function addressOf(state: NavState): string {
  const shared = sharedOnScreen(state);
  return shared === null ? '' : sharedAddress(shared);
}

function sharedOnScreen(state: NavState): Shared | null {
  const overlay = topOverlay(state);
  if (overlay?.kind === 'guideOverview') return { guideId: overlay.guideId };
  if (overlay?.kind === 'searchResponse') return { searchText: overlay.text };
  const entry = currentEntry(state);
  if (entry.page === 'searchResults') return { searchText: entry.searchText };
  const guideId = guideOf(entry);
  return guideId === null ? null : { guideId, placeId: placeOf(entry) };
}
