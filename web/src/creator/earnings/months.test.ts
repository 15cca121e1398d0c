import { expect, it } from 'vitest';
import { longMonthText, monthsUpTo, monthText } from './months.ts';

it('a series of months ends with the given month and may cross the year', () => {
  expect(monthsUpTo('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

it('a series of twelve months has each of them once', () => {
  const months = monthsUpTo('2026-11', 12);
  expect(months[0]).toBe('2025-12');
  expect(new Set(months).size).toBe(12);
});

it('a month has a short and a long name', () => {
  expect(monthText('2026-09')).toBe('Sep 2026');
  expect(longMonthText('2026-09')).toBe('September 2026');
});
