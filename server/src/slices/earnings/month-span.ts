import { type Month, nextMonth } from '@laneway/domain/calendar';

/** The moments between which months lie: the first is in, the last is out. */
export function spanOf(
  from: Month,
  to: Month = from,
): { readonly from: string; readonly until: string } {
  return { from: `${from}-01T00:00:00Z`, until: `${nextMonth(to)}-01T00:00:00Z` };
}
