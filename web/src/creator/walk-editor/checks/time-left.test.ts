import { expect, it } from 'vitest';
import { timeLeftText } from './time-left.ts';

it.each([
  ['nothing at first', 2_000, 40, null],
  ['an estimate from the walks so far', 5_000, 250, 'about 15 s left'],
  ['a time that is rounded up', 5_000, 240, 'about 20 s left'],
  ['a minimum time', 10, 950, 'about 5 s left'],
  ['minutes on a slow device', 30_000, 250, 'about 2\u00a0min left'],
  ['nothing at the end', 20_000, 1_000, null],
])('shows %s', (_, elapsed, walked, text) => {
  expect(timeLeftText(elapsed, walked, 1_000)).toBe(text);
});
