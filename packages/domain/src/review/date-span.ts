import { addDays } from '../calendar.ts';
import { fail, ok, type Result } from '../result.ts';

export type DateSpan = {
  readonly from: Date | null;
  /** Exclusive. */
  readonly until: Date | null;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

const NOT_A_DATE = 'Enter a date, such as 2026-11-15';

/** The span between two dates of the queue's filter. A day counts as a whole, in UTC; a time is exact. */
export function dateSpan(
  dateFrom: string | null,
  dateTo: string | null,
): Result<DateSpan, Readonly<Record<string, string>>> {
  const from = dateFrom === null ? null : momentOf(dateFrom);
  const to = dateTo === null ? null : momentOf(dateTo);
  const errors = {
    ...(from === undefined ? { date_from: NOT_A_DATE } : {}),
    ...(to === undefined ? { date_to: NOT_A_DATE } : {}),
  };
  if (from === undefined || to === undefined) return fail(errors);
  const isDay = dateTo !== null && DAY.test(dateTo);
  const until = to === null || !isDay ? to : new Date(`${addDays(dateTo, 1)}T00:00:00Z`);
  return ok({ from, until });
}

/** Undefined for an invalid date. JavaScript parses 30 February as 2 March, so the result is printed and compared. */
function momentOf(text: string): Date | undefined {
  const isDay = DAY.test(text);
  if (!isDay && !TIME.test(text)) return undefined;
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
  const moment = new Date(text);
  return isReal && !Number.isNaN(moment.getTime()) ? moment : undefined;
}
