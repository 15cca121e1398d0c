import { addBusinessDays, addDays, addMonths, type Day } from '../calendar.ts';
import {
  CONTENT_REMOVAL_NOTICE_DAYS,
  PAYMENT_DISPUTE_MONTHS,
  PRICE_CHANGE_BUSINESS_DAYS,
  ROYALTY_DUE_DAYS,
  TERMINATION_HOLDBACK_MONTHS,
} from '../terms.ts';

/** When the royalties of a month are due, given the month's last day. */
export function royaltiesDueOn(monthEnd: Day): Day {
  return addDays(monthEnd, ROYALTY_DUE_DAYS);
}

/** The last day on which a creator may dispute a payment. */
export function disputableUntil(paidOn: Day): Day {
  return addMonths(paidOn, PAYMENT_DISPUTE_MONTHS);
}

/** Until when a leaving creator's balance is held back. */
export function heldBackUntil(terminatedOn: Day): Day {
  return addMonths(terminatedOn, TERMINATION_HOLDBACK_MONTHS);
}

/** The day by which a changed list price is in effect. */
export function priceChangeBy(requestedOn: Day): Day {
  return addBusinessDays(requestedOn, PRICE_CHANGE_BUSINESS_DAYS);
}

/** The day by which content is off sale after its creator gave notice. */
export function contentRemovedBy(noticeOn: Day): Day {
  return addDays(noticeOn, CONTENT_REMOVAL_NOTICE_DAYS);
}
