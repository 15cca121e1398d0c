import type { ListingAct } from './offer.ts';

export const GUIDE_LABELS: Readonly<Record<ListingAct, string>> = {
  withdraw: 'Withdraw',
  republish: 'Republish',
};

export const PLACE_LABELS: Readonly<Record<ListingAct, string>> = {
  withdraw: 'Hide from visitors',
  republish: 'Show to visitors',
};

/** Used in a draft, where “Withdraw” alone would mean the draft. */
export const LIVE_GUIDE_LABELS: Readonly<Record<ListingAct, string>> = {
  withdraw: 'Withdraw live guide',
  republish: 'Republish live guide',
};
