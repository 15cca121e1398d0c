import type { Cents } from './money.ts';

/** The business terms that the Terms of Use promise; texts and rules use these constants. */

export const CURRENCY = 'AUD';

/** The share of every list price that is goods and services tax: 10 % on top is 1/11 within. */
export const GST_DIVISOR = 11;

export const MINIMUM_SALE_PRICE_CENTS: Cents = 99;

export const MINIMUM_AGE = 16;

/** Below this age a parent's permission is needed. */
export const ADULT_AGE = 18;

/** A changed list price takes effect within this many business days. */
export const PRICE_CHANGE_BUSINESS_DAYS = 10;

/** Royalties of a month are due this many days after its end. */
export const ROYALTY_DUE_DAYS = 60;

/** A payment may be disputed this many months after it was due. */
export const PAYMENT_DISPUTE_MONTHS = 6;

/** A buyer may ask for a refund of a faulty guide this many months after buying it. */
export const REFUND_MONTHS = 6;

/** After termination, the balance is held back this long against refunds. */
export const TERMINATION_HOLDBACK_MONTHS = 3;

/** Content is taken off sale within this many days after its creator gave notice. */
export const CONTENT_REMOVAL_NOTICE_DAYS = 30;

/** The effective date of the current wording; users' consent is stored with it. */
export const TERMS_VERSION = '2026-11-18';
