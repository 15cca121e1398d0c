import { type AppLink, parseAppLink, printAppLink } from '@laneway/domain/app-links/app-link';
import type { GuidePath } from '@laneway/domain/app-links/guide-path';
import { MAX_SEARCH_LENGTH, MAX_TOKEN_LENGTH } from '@laneway/domain/text-limits';
import type { NavAction, SharedLink } from './nav-actions.ts';
import { type Entry, pageFacts } from './pages.ts';

export type AddressEntry = {
  /** The actions that lead from home to the target of the URL. */
  readonly actions: readonly NavAction[];
  /** The path that may stay in the address bar. Tokens and orders are removed. */
  readonly cleanedAddress: string;
};

/** Parses the path and query with which the app was opened. */
export function entryFromAddress(address: string): AddressEntry {
  const link = parseAppLink(address);
  const actions = actionsOf(link);
  const mayStay = !actions.some(isFromOutside);
  return { actions, cleanedAddress: printAppLink(mayStay ? link : { kind: 'home' }) };
}

/** True if only an email or the payment provider may trigger this action, never a link inside the app. */
export function isFromOutside({ type }: NavAction): boolean {
  return type === 'arriveWithToken' || type === 'arriveWithOrder' || type === 'arriveAsTester';
}

function actionsOf(link: AppLink): readonly NavAction[] {
  switch (link.kind) {
    case 'home':
      return [];
    case 'terms':
      return [{ type: 'openTermsOfUse' }];
    case 'makeGuides':
    case 'login':
    case 'createUser':
    case 'passwordResetRequest':
    case 'accountRecovery':
    case 'userPanel':
    case 'sharedFiles':
    case 'account':
    case 'orders':
    case 'wishList':
    case 'walkHistory':
    case 'contactUs':
      return [arriveAt({ page: link.kind })];
    case 'allGuides':
      return [arriveAt({ page: link.kind, view: link.view ?? null })];
    case 'experience':
    case 'gift':
      return [arriveAt({ page: link.kind, guideId: null })];
    case 'savedGuides':
      return [arriveAt({ page: 'downloadManager' })];
    case 'dashboard':
      // It has every part that the creators' dashboard has, and leads a creator there.
      return [arriveAt({ page: 'adminDashboard', route: link.route })];
    case 'guide':
      return [arriveAtGuide(link)];
    case 'place':
      return [arriveBy({ guideId: null, placeId: link.placeId, part: null })];
    case 'creator':
      return [arriveAt({ page: 'creator', creatorId: link.creatorId })];
    case 'search':
      return [{ type: 'submitSearch', text: link.text }, ...arriveAtResults(link)];
    case 'order':
      return [{ type: 'arriveWithOrder', orderId: link.orderId, checkout: link.checkout }];
    case 'tester':
      return [{ type: 'arriveAsTester', token: tokenOf(link.token) }];
    case 'token':
      return [{ type: 'arriveWithToken', purpose: link.purpose, token: tokenOf(link.token) }];
  }
}

/** The results over the home page have no filters. */
function arriveAtResults({ text, view }: Extract<AppLink, { kind: 'search' }>): NavAction[] {
  const searchText = text.slice(0, MAX_SEARCH_LENGTH).trim();
  return view === undefined ? [] : [arriveAt({ page: 'searchResults', searchText, view })];
}

function arriveAt(entry: Entry): NavAction {
  const isForEveryone = pageFacts(entry.page).audience === 'everyone';
  return { type: isForEveryone ? 'openPage' : 'arriveAtPage', entry };
}

function arriveAtGuide({ guideId, placeId, part }: GuidePath): NavAction {
  switch (part) {
    case 'reviews':
      return arriveAt({ page: 'experience', guideId });
    case 'gift':
      return arriveAt({ page: 'gift', guideId });
    case 'buy':
      return arriveAt({ page: 'paymentScreen', guideId });
    default:
      return arriveBy({ guideId, placeId, part: part ?? null });
  }
}

function arriveBy(link: SharedLink): NavAction {
  return { type: 'arriveByLink', link };
}

function tokenOf(text: string | null): string | null {
  return text?.slice(0, MAX_TOKEN_LENGTH) ?? null;
}
