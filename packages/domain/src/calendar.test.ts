import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  addDays,
  addMonths,
  dayOf,
  lastDayOf,
  monthOf,
  nextMonth,
} from './calendar.ts';

const anyDay = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) })
  .map((moment) => dayOf(moment));

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

describe('business days', () => {
  it.each([
    ['2026-11-16', 10, '2026-11-30'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-22', 5, '2026-11-27'],
    ['2026-11-18', 0, '2026-11-18'],
  ])('%s and %d of them is %s', (day, count, later) => {
    expect(addBusinessDays(day, count)).toBe(later);
  });

  it('ten of them are two weeks from any weekday, and end on none of a weekend', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
        const isWeekend = weekday === 0 || weekday === 6;
        const end = addBusinessDays(day, 10);
        if (!isWeekend) expect(end).toBe(addDays(day, 14));
        expect([1, 2, 3, 4, 5]).toContain(new Date(`${end}T00:00:00Z`).getUTCDay());
      }),
    );
  });
});

it.each([
  ['2026-02', '2026-02-28', '2026-03'],
  ['2028-02', '2028-02-29', '2028-03'],
  ['2026-12', '2026-12-31', '2027-01'],
])('the month %s ends on %s and is followed by %s', (month, last, next) => {
  expect(lastDayOf(month)).toBe(last);
  expect(nextMonth(month)).toBe(next);
});
