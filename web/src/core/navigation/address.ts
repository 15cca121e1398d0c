import { type AppLink, printAppLink } from '@laneway/domain/app-links/app-link';
import { guideOf, placeOf } from './entry.ts';
import { currentEntry, type NavState, topOverlay } from './nav-state.ts';
import type { Entry } from './pages.ts';

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
  return linkToEntry(currentEntry(state));
}

function linkToEntry(entry: Entry): AppLink {
  switch (entry.page) {
    case 'allGuides':
    case 'makeGuides':
    case 'login':
    case 'account':
    case 'orders':
    case 'wishList':
      return { kind: entry.page };
    case 'userPanel':
    case 'sharedFiles':
      return { kind: 'personalPage', page: entry.page };
    case 'downloadManager':
      return { kind: 'savedGuides' };
    case 'searchResults':
      return { kind: 'search', text: entry.searchText };
    case 'creator':
      return { kind: 'creator', creatorId: entry.creatorId };
    case 'adminDashboard':
    case 'creatorDashboard':
      return { kind: 'dashboard', route: entry.route };
    default:
      return linkToContent(entry);
  }
}

function linkToContent(entry: Entry): AppLink {
  const guideId = guideOf(entry);
  const placeId = placeOf(entry);
  if (guideId !== null) return { kind: 'guide', guideId, placeId };
  if (entry.page === 'experience') return { kind: 'experience' };
  const isLinkToPlace = entry.page === 'sharedLink' && placeId !== null;
  return isLinkToPlace ? { kind: 'place', placeId } : { kind: 'home' };
}
