import { expect, it } from 'vitest';
import { roomLeftText } from './room-left.ts';

it.each([
  [0, null],
  [899, null],
  [900, '100 characters left at most'],
  [905, '100 characters left at most'],
  [910, '90 characters left at most'],
  [999, '10 characters left at most'],
  [1000, 'No characters left'],
  [1001, 'No characters left'],
])('after %i of 1000 characters it is %j', (used, text) => {
  expect(roomLeftText(used, 1000)).toBe(text);
});
