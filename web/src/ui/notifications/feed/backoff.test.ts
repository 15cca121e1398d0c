import { expect, it } from 'vitest';
import { delayAfter } from './backoff.ts';

it.each([
  [1, 3_000],
  [2, 6_000],
  [5, 48_000],
  [6, 60_000],
  [1_000, 60_000],
])('waits after failure %i for %i ms at most, and half of that at least', (failures, most) => {
  expect(delayAfter(failures, 0)).toBe(most);
  expect(delayAfter(failures, 1)).toBe(most / 2);
});
