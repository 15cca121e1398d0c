import { expect, it } from 'vitest';
import { delayAfter } from './notification-stream.ts';

it.each([
  [1, 3_000],
  [2, 6_000],
  [5, 48_000],
  [6, 60_000],
  [1_000, 60_000],
])('waits after failure %i for at most %i ms, and at least half of that', (failures, most) => {
  expect(delayAfter(failures, 0)).toBe(most);
  expect(delayAfter(failures, 1)).toBe(most / 2);
});
