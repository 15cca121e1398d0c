import { expect, it } from 'vitest';
import { momentText, shortMomentText, timeText } from './moment-text.ts';

const NOON = new Date(2026, 10, 15, 12, 0);

it.each([
  [new Date(2026, 10, 15, 10, 42), '10:42 am'],
  [new Date(2026, 10, 15, 0, 5), '12:05 am'],
  [new Date(2026, 10, 15, 13, 0), '1:00 pm'],
])('%s is %s', (at, text) => {
  expect(timeText(at)).toBe(text);
});

it('has the day, and the year if it isn’t the current one', () => {
  expect(momentText(new Date(2026, 10, 14, 10, 42), NOON)).toBe('14 Nov, 10:42 am');
  expect(momentText(new Date(2025, 1, 3, 23, 59), NOON)).toBe('3 Feb 2025, 11:59 pm');
});

it('omits the day if it is today', () => {
  expect(shortMomentText(new Date(2026, 10, 15, 10, 42), NOON)).toBe('10:42 am');
  expect(shortMomentText(new Date(2026, 10, 14, 10, 42), NOON)).toBe('14 Nov, 10:42 am');
});
