import { expect, it } from 'vitest';
import { isPlaceName } from './place-names.ts';

it.each([
  ['footscray', false, true],
  ['yarraville', false, true],
  ['swanston', false, true],
  ['footscary', false, false],
  ['footsc', false, false],
  ['footsc', true, true],
  ['foo', true, false],
  ['zeppelin', false, false],
  ['', true, false],
])('%j, unfinished: %s, is a place name: %s', (word, isUnfinished, expected) => {
  expect(isPlaceName(word, { isUnfinished })).toBe(expected);
});
