import { expect, it } from 'vitest';
import { pathBetween } from './path-between.ts';

/** A path to the east, a kilometre or so between its points. */
const PATH = [0, 1, 2, 3, 4].map((step) => ({ lat: -37.8, lng: 144.9 + step / 100 }));
const beside = (step: number) => ({ lat: -37.801, lng: 144.9 + step / 100 });

it.each([
  ['between two points', 1, 3, [1, 2, 3]],
  ['against its direction', 3, 1, [1, 2, 3]],
  ['to a point near its end', 2.4, 9, [2, 3, 4]],
  ['of which both points are near one', 2.1, 1.9, [2]],
])('the part of a path %s', (_, from, to, steps) => {
  expect(pathBetween(PATH, beside(from), beside(to))).toEqual(steps.map((step) => PATH[step]));
});

it('an empty path has no part between two points', () => {
  expect(pathBetween([], beside(0), beside(1))).toEqual([]);
});
