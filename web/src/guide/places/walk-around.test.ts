import { expect, it } from 'vitest';
import { walkAround } from './walk-around.ts';

const places = ['-37.81,144.96', '-37.82,144.97', '-37.83,144.96', '99999,99999'].map(
  (p_location) => ({ p_location }),
);
/** A path from the first place to the third, with a bend to the east between the second and the third. */
const PATH = '(-37.81,144.96),(-37.82,144.97),(-37.825,144.99),(-37.83,144.96)|blue';

it.each([
  ['the first place', 0, { south: -37.82, west: 144.96, north: -37.81, east: 144.97 }],
  ['a place between others', 1, { south: -37.83, west: 144.96, north: -37.81, east: 144.99 }],
  [
    'a place whose next one has no location',
    2,
    { south: -37.83, west: 144.96, north: -37.82, east: 144.99 },
  ],
])('the bounds of the walk around %s', (_, index, bounds) => {
  expect(walkAround(places, index, PATH)).toEqual(bounds);
});

it.each([
  ['in a guide with one place', places.slice(0, 1), 0, PATH],
  ['in a guide without a path', places, 1, null],
  ['in a guide whose path is unreadable', places, 1, 'nonsense'],
  ['without a location', places, 3, PATH],
  ['whose neighbours have no location', [places[0], places[3]].flatMap((p) => p ?? []), 0, PATH],
  ['that doesn’t exist', places, 9, PATH],
])('there are no bounds around a place %s', (_, all, index, path) => {
  expect(walkAround(all, index, path)).toBeNull();
});
