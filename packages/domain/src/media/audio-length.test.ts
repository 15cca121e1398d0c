import { expect, it } from 'vitest';
import { wholeSeconds } from './audio-length.ts';

it.each([
  [null, null],
  [0, 1],
  [1, 1],
  [1_000, 1],
  [61_001, 62],
])('%s ms are %s s', (milliseconds, seconds) => {
  expect(wholeSeconds(milliseconds)).toBe(seconds);
});
