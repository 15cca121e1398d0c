import { expect, it } from 'vitest';
import { isInlineIcon } from './icons.ts';

it.each([
  ['tram icon', true],
  ['Icon', true],
  ['inline map', true],
  ['INLINE', true],
  ['a laneway', false],
  ['', false],
  [null, false],
  [undefined, false],
])('an image with the alt text %j is an inline icon: %s', (alt, inline) => {
  expect(isInlineIcon(alt)).toBe(inline);
});
