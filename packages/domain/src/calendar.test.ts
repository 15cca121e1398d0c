import { expect, it } from 'vitest';
import { addDays, addMonths, dayOf, lastDayOf, monthOf, nextMonth } from './calendar.ts';

it('a moment belongs to its UTC day and month', () => {
  expect(dayOf('2026-11-15T23:30:00-05:00')).toBe('2026-11-16');
  expect(monthOf('2026-10-31T23:59:59.999Z')).toBe('2026-10');
});

it.each([
  ['2026-02-27', 2, '2026-03-01'],
  ['2028-02-27', 2, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %d days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

it.each([
  ['2026-01-15', 3, '2026-04-15'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
])('%s and %d months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

it.each([
  ['2026-02', '2026-02-28', '2026-03'],
  ['2028-02', '2028-02-29', '2028-03'],
  ['2026-12', '2026-12-31', '2027-01'],
])('the month %s ends on %s and is followed by %s', (month, last, next) => {
  expect(lastDayOf(month)).toBe(last);
  expect(nextMonth(month)).toBe(next);
});
