import { addMonths, type Month, monthOf } from '@laneway/domain/calendar';
import { formatDate } from '@laneway/domain/text/dates';

const LONG = new Intl.DateTimeFormat('en-AU', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** This many consecutive months, ending with the given one. */
export function monthsUpTo(last: Month, count: number): readonly Month[] {
  return Array.from({ length: count }, (_, at) => monthOf(addMonths(`${last}-01`, at + 1 - count)));
}

/** 'Nov 2026', with the same short month names as every date in the app. */
export function monthText(month: Month): string {
  return formatDate(`${month}-01`)?.replace(/^1 /, '') ?? month;
}

/** 'November 2026', where there is room. */
export function longMonthText(month: Month): string {
  return LONG.format(new Date(`${month}-01T00:00:00Z`));
}
