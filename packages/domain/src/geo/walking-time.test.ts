import { expect, it } from 'vitest';
import { formatWalkingTime } from './walking-time.ts';

it.each([
  [0, '1 min walk'],
  [240, '4 min walk'],
  [1_200, '18 min walk'],
  [3_960, '59 min walk'],
  [4_000, '1 h walk'],
  [5_000, '1 h 15 min walk'],
])('%i metres take a %s', (metres, expected) => {
  expect(formatWalkingTime(metres)).toBe(expected);
});
