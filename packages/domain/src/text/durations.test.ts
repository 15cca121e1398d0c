import { expect, it } from 'vitest';
import { formatMinutes } from './durations.ts';

it.each([
  [0, '0\u00a0min'],
  [1, '1\u00a0min'],
  [45, '45\u00a0min'],
  [59, '59\u00a0min'],
  [60, '1\u00a0h'],
  [61, '1\u00a0h 1\u00a0min'],
  [75, '1\u00a0h 15\u00a0min'],
  [90, '1\u00a0h 30\u00a0min'],
  [120, '2\u00a0h'],
  [1_440, '24\u00a0h'],
  [20_160, '336\u00a0h'],
])('%i minutes are %s', (minutes, expected) => {
  expect(formatMinutes(minutes)).toBe(expected);
});
