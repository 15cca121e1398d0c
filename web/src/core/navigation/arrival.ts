import { type AppLink, parseAppLink, printAppLink } from '@laneway/domain/app-links/app-link';
import { MAX_TOKEN_LENGTH } from '@laneway/domain/text-limits';
import type { NavAction, SharedLink } from './nav-actions.ts';

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
    case 'allGuides':
    case 'makeGuides':
      return [{ type: 'openPage', entry: { page: link.kind } }];
    case 'experience':
      return [{ type: 'openPage', entry: { page: 'experience', guideId: null } }];
    case 'personalPage':
      return [{ type: 'openPage', entry: { page: link.page } }];
    case 'savedGuides':
      return [{ type: 'openPage', entry: { page: 'downloadManager' } }];
    case 'dashboard':
      return [{ type: 'arriveAtDashboard', route: link.route }];
    case 'guide':
      return [arriveBy({ guideId: link.guideId, placeId: link.placeId })];
    case 'place':
      return [arriveBy({ guideId: null, placeId: link.placeId })];
    case 'creator':
      return [{ type: 'openPage', entry: { page: 'creator', creatorId: link.creatorId } }];
    case 'search':
      return [{ type: 'submitSearch', text: link.text }];
    case 'order':
      return [{ type: 'arriveWithOrder', orderId: link.orderId, checkout: link.checkout }];
    case 'tester':
      return [{ type: 'arriveAsTester', token: tokenOf(link.token) }];
    case 'token':
      return [{ type: 'arriveWithToken', purpose: link.purpose, token: tokenOf(link.token) }];
  }
}

function arriveBy(link: SharedLink): NavAction {
  return { type: 'arriveByLink', link };
}

function tokenOf(text: string | null): string | null {
  return text?.slice(0, MAX_TOKEN_LENGTH) ?? null;
}
