import { expect, it } from 'vitest';
import * as terms from './terms.ts';

it('the Terms of Use promise these facts', () => {
  expect({ ...terms }).toEqual({
    CURRENCY: 'AUD',
    GST_DIVISOR: 11,
    MINIMUM_SALE_PRICE_CENTS: 99,
    MINIMUM_AGE: 16,
    ADULT_AGE: 18,
    PRICE_CHANGE_BUSINESS_DAYS: 10,
    ROYALTY_DUE_DAYS: 60,
    PAYMENT_DISPUTE_MONTHS: 6,
    REFUND_MONTHS: 6,
    TERMINATION_HOLDBACK_MONTHS: 3,
    CONTENT_REMOVAL_NOTICE_DAYS: 30,
    TERMS_VERSION: '2026-11-18',
  });
});
