import { expect, it } from 'vitest';
import { tidyText } from './tidy-text.ts';

it.each([
  [undefined, null],
  [null, null],
  ['', null],
  [' \n\t ', null],
  ['\u200b\u202e\0', null],
  ['  Lovely \r\n\r\n \n\nwalk  ', 'Lovely\n\nwalk'],
  ['a\0b', 'ab'],
  ['Ta ☕️', 'Ta ☕️'],
])('%j is stored as %j', (typed, stored) => {
  expect(tidyText(typed)).toBe(stored);
});
