import { expect, it } from 'vitest';
import { formatMinutes } from './durations.ts';

it.each([
  [0, '0 min'],
  [1, '1 min'],
  [45, '45 min'],
  [59, '59 min'],
  [60, '1 h'],
  [61, '1 h 1 min'],
  [75, '1 h 15 min'],
  [90, '1 h 30 min'],
  [120, '2 h'],
  [1_440, '24 h'],
  [20_160, '336 h'],
])('%i minutes are %s', (minutes, expected) => {
  expect(formatMinutes(minutes)).toBe(expected);
});
