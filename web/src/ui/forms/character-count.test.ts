import { expect, it } from 'vitest';
import { charactersLeftText } from './character-count.tsx';

it.each([
  [0, null],
  [899, null],
  [900, 'Up to 100 characters left'],
  [905, 'Up to 100 characters left'],
  [910, 'Up to 90 characters left'],
  [999, 'Up to 10 characters left'],
  [1000, 'No characters left'],
  [1001, 'No characters left'],
])('after %i of 1000 characters it is %j', (used, text) => {
  expect(charactersLeftText(used, 1000)).toBe(text);
});
