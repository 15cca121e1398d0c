import type { Cents } from './money.ts';

/** The business facts that the Terms of Use promise; texts and rules read them from here. */

export const CURRENCY = 'AUD';

/** The part of every list price that is goods and services tax: 10 % on top is 1/11 within. */
export const GST_DIVISOR = 11;

export const MINIMUM_SALE_PRICE_CENTS: Cents = 99;

export const MINIMUM_AGE = 16;

/** Below this age a parent's permission is needed. */
export const ADULT_AGE = 18;

/** A changed list price is in effect at the latest this many business days later. */
export const PRICE_CHANGE_BUSINESS_DAYS = 10;

/** Royalties of a month are due this many days after its end. */
export const ROYALTY_DUE_DAYS = 60;

/** A payment may be disputed this many months after it was due. */
export const PAYMENT_DISPUTE_MONTHS = 6;

/** After termination, what is owed is held back this long against refunds. */
export const TERMINATION_HOLDBACK_MONTHS = 3;

/** Content leaves sale at the latest this many days after its creator gave notice. */
export const CONTENT_REMOVAL_NOTICE_DAYS = 30;

/** The day on which the present wording took effect; what a person agreed to is stored under it. */
export const TERMS_VERSION = '2026-11-15';
