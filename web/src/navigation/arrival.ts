import { LIMITS } from '@laneway/contract/limits';
import { tokenPurposeOf } from '@laneway/domain/accounts/token-rules';
import { parseRecordId } from '@laneway/domain/guides/ids';
import { isOrderId } from '@laneway/domain/purchase/order-id';
import { ADDRESS_PARAMS, sharedAddress } from './address.ts';
import { isCheckoutOutcome } from './entry.ts';
import type { NavAction } from './nav-actions.ts';

export type AddressEntry = {
  /** What leads from home to where the address points. */
  readonly actions: readonly NavAction[];
  /** The query that may stay in the address bar. A token or an order never does. */
  readonly cleanedAddress: string;
};

const AT_HOME: AddressEntry = { actions: [], cleanedAddress: '' };

/** Reads the query of the address by which the app was opened; what it does not know is ignored. */
export function entryFromAddress(search: string): AddressEntry {
  const query = new URLSearchParams(search);
  return (
    tokenEntry(query) ?? orderEntry(query) ?? guideEntry(query) ?? searchEntry(query) ?? AT_HOME
  );
}

/**
 * Whether an arrival belongs to those whom a letter or the payment provider sends, and to nobody who follows a link
 * inside the app.
 */
export function isFromOutside({ type }: NavAction): boolean {
  return type === 'arriveWithToken' || type === 'arriveWithOrder';
}

function tokenEntry(query: URLSearchParams): AddressEntry | null {
  const token = query.get(ADDRESS_PARAMS.token);
  if (token === null) return null;
  const purpose = tokenPurposeOf(query.get(ADDRESS_PARAMS.tokenType));
  // An empty token is still a link that someone followed: the page tells them what it lacks.
  const kept = token.trim().slice(0, LIMITS.token) || null;
  return { actions: [{ type: 'arriveWithToken', purpose, token: kept }], cleanedAddress: '' };
}

/** The way back from the payment provider's page. */
function orderEntry(query: URLSearchParams): AddressEntry | null {
  const orderId = query.get(ADDRESS_PARAMS.order);
  if (!isOrderId(orderId)) return null;
  const outcome = query.get(ADDRESS_PARAMS.checkout);
  const checkout = isCheckoutOutcome(outcome) ? outcome : null;
  return { actions: [{ type: 'arriveWithOrder', orderId, checkout }], cleanedAddress: '' };
}

function guideEntry(query: URLSearchParams): AddressEntry | null {
  const guideId = parseRecordId(query.get(ADDRESS_PARAMS.guide));
  if (guideId === null) return null;
  const placeId = parseRecordId(query.get(ADDRESS_PARAMS.place));
  return {
    actions: [{ type: 'arriveAtGuide', guideId, placeId }],
    cleanedAddress: sharedAddress({ guideId, placeId }),
  };
}

function searchEntry(query: URLSearchParams): AddressEntry | null {
  const text = query.get(ADDRESS_PARAMS.search)?.trim() ?? '';
  if (text === '') return null;
  return {
    actions: [{ type: 'submitSearch', text }],
    cleanedAddress: sharedAddress({ searchText: text }),
  };
}
