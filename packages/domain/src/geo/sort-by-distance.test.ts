import { describe, expect, it } from 'vitest';
import type { Point } from './point.ts';
import { sortByDistance, sortOrigin } from './sort-by-distance.ts';

const at = (lat: number): Point => ({ lat, lng: 144.96 });
const HERE = at(-37.81);

describe('sorting by distance', () => {
  it.each<[what: string, items: readonly [string, number | null][], sorted: string]>([
    [
      'puts the nearest first',
      [
        ['far', -37.9],
        ['near', -37.82],
        ['mid', -37.85],
      ],
      'near mid far',
    ],
    [
      'looks in all directions',
      [
        ['south', -37.85],
        ['north', -37.79],
      ],
      'north south',
    ],
    [
      'keeps the order of equals',
      [
        ['b', -37.82],
        ['a', -37.82],
        ['c', -37.82],
      ],
      'b a c',
    ],
    [
      'puts what is nowhere last',
      [
        ['x', null],
        ['near', -37.82],
        ['y', null],
      ],
      'near x y',
    ],
    ['of nothing is nothing', [], ''],
  ])('%s', (_, items, sorted) => {
    const pointOf = ([, lat]: readonly [string, number | null]) => (lat === null ? null : at(lat));
    const names = sortByDistance(items, pointOf, HERE).map(([name]) => name);
    expect(names.join(' ')).toBe(sorted);
  });
});

it.each([
  ['begins with the first position', null, HERE, HERE],
  ['stays for a short walk', HERE, at(-37.8144), HERE],
  ['moves along after a longer one', HERE, at(-37.8146), at(-37.8146)],
  ['ends with the position', HERE, null, null],
  ['is nothing without one', null, null, null],
])('what is sorted from %s', (_, origin, visitor, expected) => {
  expect(sortOrigin(origin, visitor)).toEqual(expected);
});
