import { type AppLink, printAppLink } from '@laneway/domain/app-links/app-link';
import type { GuidePart } from '@laneway/domain/app-links/guide-path';
import { guideOf, placeOf } from './entry.ts';
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
  return linkToEntry(currentEntry(state));
}

function linkToEntry(entry: Entry): AppLink {
  switch (entry.page) {
    case 'makeGuides':
    case 'login':
    case 'wishList':
    case 'createUser':
    case 'passwordResetRequest':
    case 'accountRecovery':
    case 'userPanel':
    case 'sharedFiles':
    case 'account':
    case 'orders':
    case 'walkHistory':
    case 'contactUs':
      return { kind: entry.page };
    case 'downloadManager':
      return { kind: 'savedGuides' };
    case 'allGuides':
      return { kind: entry.page, ...(entry.view && { view: entry.view }) };
    case 'searchResults':
      return { kind: 'search', text: entry.searchText, ...(entry.view && { view: entry.view }) };
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
  if (guideId !== null) {
    const part = partOf(entry);
    return { kind: 'guide', guideId, placeId, ...(part && { part }) };
  }
  if (entry.page === 'experience' || entry.page === 'gift') return { kind: entry.page };
  const isLinkToPlace = entry.page === 'sharedLink' && placeId !== null;
  return isLinkToPlace ? { kind: 'place', placeId } : { kind: 'home' };
}

/** The pages of a guide that have an address of their own, so that the guide's own address is always its overview. */
const PARTS: Readonly<Partial<Record<PageName, GuidePart>>> = {
  placesHomePage: 'places',
  walk: 'walk',
  experience: 'reviews',
  gift: 'gift',
  paymentScreen: 'buy',
};

function partOf(entry: Entry): GuidePart | null | undefined {
  if (entry.page === 'sharedLink') return entry.part;
  return entry.page === 'displayMap' && entry.placeId !== null ? 'map' : PARTS[entry.page];
}
