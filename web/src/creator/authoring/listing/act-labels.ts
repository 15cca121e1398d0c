import type { ListingAct } from './offer.ts';

export const ACT_LABELS: Readonly<Record<ListingAct, string>> = {
  withdraw: 'Withdraw',
  republish: 'Republish',
};

/** Used in a draft, where “Withdraw” alone would mean the draft. */
export const LIVE_GUIDE_LABELS: Readonly<Record<ListingAct, string>> = {
  withdraw: 'Withdraw live guide',
  republish: 'Republish live guide',
};
