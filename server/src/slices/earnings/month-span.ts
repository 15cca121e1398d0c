import { type Month, nextMonth } from '@laneway/domain/calendar';

/** The time range of a range of months: inclusive start, exclusive end. */
export function spanOf(
  from: Month,
  to: Month = from,
): { readonly from: string; readonly until: string } {
  return { from: `${from}-01T00:00:00Z`, until: `${nextMonth(to)}-01T00:00:00Z` };
}
