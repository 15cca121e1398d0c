import { DAY_MS } from './timing.ts';

/**
 * Calendar arithmetic on plain days and months, as ISO text ('2026-11-15', '2026-11'). Days are
 * those of UTC throughout: statements and deadlines must not depend on where they are computed.
 */
export type Day = string;
export type Month = string;

/** A month from user input. Both ends of its span are valid dates in every clock, calendar and database. */
export const MONTH_PATTERN = '^2\\d{3}-(0[1-9]|1[0-2])$';

/** The UTC day of a moment given as ISO text or as milliseconds. */
export function dayOf(moment: string | number): Day {
  return new Date(moment).toISOString().slice(0, 10);
}

export function monthOf(moment: string | number): Month {
  return dayOf(moment).slice(0, 7);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(startOf(day) + days * DAY_MS);
}

/** The same day of a later month, or that month's last day when it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(startOf(day));
  const target = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const lastDate = new Date(startOf(lastDayOf(monthOf(target)))).getUTCDate();
  return dayOf(target + (Math.min(date.getUTCDate(), lastDate) - 1) * DAY_MS);
}

export function nextMonth(month: Month): Month {
  return monthOf(startOf(lastDayOf(month)) + DAY_MS);
}

export function lastDayOf(month: Month): Day {
  const date = new Date(startOf(`${month}-01`));
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
}

function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
