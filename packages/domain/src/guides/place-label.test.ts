import { expect, it } from 'vitest';
import { nextNameNumber, placeLabel } from './place-label.ts';

it.each([
  ['Hosier Lane', 3, 'Hosier Lane'],
  ['  ', 3, 'Place 3'],
  ['Not yet provided', 2, 'Place 2'],
  [null, 1, 'Place 1'],
])('a place with the title %j and the number %i is called %j', (title, number, name) => {
  expect(placeLabel(title, number)).toBe(name);
});

it('a new place has a number after all others, whatever their order', () => {
  expect(nextNameNumber([])).toBe(1);
  expect(nextNameNumber([{ nameNumber: 4 }, { nameNumber: 2 }])).toBe(5);
});
