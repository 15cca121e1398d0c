import { type Month, nextMonth } from '@laneway/domain/calendar';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';

const BACKWARDS = 'Choose the first month or a later one';
export const WRONG_SPAN = refusal('invalid_input', `to: ${BACKWARDS}`, { to: BACKWARDS });

/** The time range of a range of months: inclusive start, exclusive end. */
export function spanOf(
  from: Month,
  to: Month = from,
): { readonly from: string; readonly until: string } {
  return { from: `${from}-01T00:00:00Z`, until: `${nextMonth(to)}-01T00:00:00Z` };
}

/** The time range that a query names; null for an end that it leaves open. */
export function readMonthSpan({
  from,
  to,
}: {
  readonly from?: Month;
  readonly to?: Month;
}): Result<{ readonly from: string | null; readonly until: string | null }, Refusal> {
  if (from !== undefined && to !== undefined && to < from) return fail(WRONG_SPAN);
  return ok({
    from: from === undefined ? null : spanOf(from).from,
    until: to === undefined ? null : spanOf(to).until,
  });
}
