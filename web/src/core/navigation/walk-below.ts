import { currentEntry, type NavState } from './nav-state.ts';
import type { Entry } from './pages.ts';

/** The walk from which the current page was opened, if it is a place of the same guide; otherwise null. */
export function walkBelow(state: NavState): Extract<Entry, { page: 'walk' }> | null {
  const current = currentEntry(state);
  if (current.page !== 'placeDetail') return null;
  for (const { entry } of state.stack) {
    if (entry.page === 'walk' && entry.guideId === current.guideId) return entry;
  }
  return null;
}
