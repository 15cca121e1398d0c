import { expect, it } from 'vitest';
import { durationText } from './guide-facts.ts';

it.each([
  [null, null],
  [45, 'about 45 min'],
  [75, 'about 1 h 15 min'],
  [120, 'about 2 h'],
])('a guide of %j minutes takes %j', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
