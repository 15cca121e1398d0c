import { addDays, addMonths, type Day, lastDayOf, type Month, monthOf } from '../calendar.ts';
import { PAYMENT_DISPUTE_MONTHS, ROYALTY_DUE_DAYS, TERMINATION_HOLDBACK_MONTHS } from '../terms.ts';

/** The due date of a month's royalties, given the month's last day. */
export function royaltiesDueOn(monthEnd: Day): Day {
  return addDays(monthEnd, ROYALTY_DUE_DAYS);
}

/** The latest month whose royalties are due on a day. */
export function latestDueMonth(today: Day): Month {
  let month = monthOf(addDays(today, -ROYALTY_DUE_DAYS));
  // The month that contains the day 60 days ago has not ended by then, unless that was its last day.
  while (royaltiesDueOn(lastDayOf(month)) > today) month = monthOf(addDays(`${month}-01`, -1));
  return month;
}

/** The last day on which a creator may dispute a payment. */
export function disputableUntil(paidOn: Day): Day {
  return addMonths(paidOn, PAYMENT_DISPUTE_MONTHS);
}

/** The balance of a creator who leaves is on hold until this day. */
export function heldBackUntil(terminatedOn: Day): Day {
  return addMonths(terminatedOn, TERMINATION_HOLDBACK_MONTHS);
}
