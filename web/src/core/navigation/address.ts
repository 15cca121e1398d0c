import { type AppLink, printAppLink } from '@laneway/domain/app-links/app-link';
import { guideOf, isDashboardEntry, placeOf } from './entry.ts';
import { currentEntry, type NavState, topOverlay } from './nav-state.ts';
import type { Entry, PageName } from './pages.ts';

/** The path in the address bar: a link to the current screen, or home. */
export function addressOf(state: NavState): string {
  return printAppLink(linkOnScreen(state));
}

function linkOnScreen(state: NavState): AppLink {
  const overlay = topOverlay(state);
  if (overlay?.kind === 'guideOverview') {
    return { kind: 'guide', guideId: overlay.guideId, placeId: null };
  }
  if (overlay?.kind === 'searchResponse') return { kind: 'search', text: overlay.text };
  if (overlay?.kind === 'termsOfUse') return { kind: 'terms' };
  const entry = currentEntry(state);
  if (entry.page === 'searchResults') return { kind: 'search', text: entry.searchText };
  if (entry.page === 'creator') return { kind: 'creator', creatorId: entry.creatorId };
  if (entry.page === 'experience' && entry.guideId === null) return { kind: 'experience' };
  if (isDashboardEntry(entry)) return { kind: 'dashboard', route: entry.route };
  return PAGE_LINKS[entry.page] ?? linkToEntry(entry);
}

/** The pages that are the same for every link to them. */
const PAGE_LINKS: Readonly<Partial<Record<PageName, AppLink>>> = {
  allGuides: { kind: 'allGuides' },
  makeGuides: { kind: 'makeGuides' },
  login: { kind: 'login' },
  account: { kind: 'account' },
  orders: { kind: 'orders' },
  downloadManager: { kind: 'savedGuides' },
  userPanel: { kind: 'personalPage', page: 'userPanel' },
  sharedFiles: { kind: 'personalPage', page: 'sharedFiles' },
};

function linkToEntry(entry: Entry): AppLink {
  const guideId = guideOf(entry);
  const placeId = placeOf(entry);
  if (guideId !== null) return { kind: 'guide', guideId, placeId };
  const isLinkToPlace = entry.page === 'sharedLink' && placeId !== null;
  return isLinkToPlace ? { kind: 'place', placeId } : { kind: 'home' };
}
