import { describe, expect, it } from 'vitest';
import type { Bounds } from '../../geo/bounds.ts';
import { METRES_PER_DEGREE } from '../../geo/distance.ts';
import type { Point } from '../../geo/point.ts';
import { legBounds, metresFromBounds } from './leg-bounds.ts';
import type { WalkPlan } from './walk-plan.ts';

/** Metres north and east of the equator, where a degree is as long in both directions. */
const at = (north: number, east: number): Point => ({
  lat: north / METRES_PER_DEGREE,
  lng: east / METRES_PER_DEGREE,
});
/** Three stops around a block: the path goes north, east, and south again. */
const stops = [
  { id: 1, marker: at(0, 0), along: 0 },
  { id: 2, marker: at(100, 50), along: 150 },
  { id: 3, marker: at(0, 100), along: 300 },
];
const path = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];
const PLAN = { stops, path } as unknown as WalkPlan;

const inMetres = (bounds: Bounds | null) =>
  bounds &&
  [bounds.south, bounds.west, bounds.north, bounds.east].map((degrees) =>
    Math.round(degrees * METRES_PER_DEGREE),
  );

describe('the leg between two stops', () => {
  it.each([
    ['has the corners of the path between them', PLAN, 1, 2, [0, 0, 100, 50]],
    ['has those of a path that bulges out', PLAN, 2, 3, [0, 50, 100, 100]],
    ['is the same backwards', PLAN, 3, 2, [0, 50, 100, 100]],
    ['is the straight line without a path', { ...PLAN, path: null }, 1, 3, [0, 0, 0, 100]],
    ['is the stop alone at the beginning', PLAN, null, 2, [100, 50, 100, 50]],
    ['is nothing without a next stop', PLAN, 1, null, null],
  ])('%s', (_, plan, from, to, bounds) => {
    expect(inMetres(legBounds(plan, from, to))).toEqual(bounds);
  });
});

it.each([
  ['inside', at(50, 20), 0],
  ['north', at(160, 20), 60],
  ['off a corner', at(130, 90), 50],
])('the distance to a box of someone %s', (_, point, metres) => {
  const box = legBounds(PLAN, 1, 2);
  expect(box && Math.round(metresFromBounds(point, box))).toBe(metres);
});
