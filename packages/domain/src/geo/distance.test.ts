import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardDistance,
  distanceMetres,
  farAwayMetres,
  farAwayText,
  formatDistance,
  pathLengthMetres,
  sortByDistance,
  sortOrigin,
} from './distance.ts';
import type { Point } from './point.ts';

const anyPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

const FLINDERS_STREET = { lat: -37.8183, lng: 144.9671 };
const STATE_LIBRARY = { lat: -37.8098, lng: 144.9652 };
const SYDNEY = { lat: -33.8688, lng: 151.2093 };

const HALF_THE_EARTH = Math.PI * 6_371_008.8;

describe('the distance between two points', () => {
  it('is right in town and across the country', () => {
    expect(distanceMetres(FLINDERS_STREET, STATE_LIBRARY)).toBeCloseTo(960, -1);
    expect(distanceMetres(STATE_LIBRARY, SYDNEY) / 1000).toBeCloseTo(713, -1);
  });

  it('is half the earth between antipodes', () => {
    expect(distanceMetres({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(HALF_THE_EARTH);
  });

  it('is the same in both directions, never negative, never more than half the earth', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        const metres = distanceMetres(a, b);
        expect(metres).toBeCloseTo(distanceMetres(b, a), 6);
        expect(metres).toBeGreaterThanOrEqual(0);
        expect(metres).toBeLessThanOrEqual(HALF_THE_EARTH + 1e-6);
        expect(distanceMetres(a, a)).toBe(0);
      }),
    );
  });
});

describe('the length of a path', () => {
  it('is nothing for fewer than two points', () => {
    expect(pathLengthMetres([])).toBe(0);
    expect(pathLengthMetres([SYDNEY])).toBe(0);
  });

  it('is the sum of its legs', () => {
    expect(pathLengthMetres([FLINDERS_STREET, STATE_LIBRARY, FLINDERS_STREET])).toBeCloseTo(
      2 * distanceMetres(FLINDERS_STREET, STATE_LIBRARY),
    );
  });

  it('is never shorter than the straight line', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, (a, b, c) => {
        // Near antipodes the formula is accurate only to a few centimetres in twenty thousand kilometres.
        expect(pathLengthMetres([a, b, c])).toBeGreaterThanOrEqual(distanceMetres(a, c) - 1);
      }),
    );
  });
});

it.each([
  [0, '0\u00a0m'],
  [349.6, '350\u00a0m'],
  [999.4, '999\u00a0m'],
  [999.6, '1.0\u00a0km'],
  [1234, '1.2\u00a0km'],
  [12_345, '12.3\u00a0km'],
  [99_949, '99.9\u00a0km'],
  [99_960, '100\u00a0km'],
  [713_400, '713\u00a0km'],
])('%d metres read as %s', (metres, text) => {
  expect(formatDistance(metres)).toBe(text);
});

it.each([
  [350, '350\u00a0m\u00a0away'],
  [99_999, '100\u00a0km\u00a0away'],
  [100_000, '100\u00a0km\u00a0away'],
  [100_001, null],
  [16_904_000, null],
])('%d metres are %s on a card', (metres, text) => {
  expect(cardDistance(metres)).toBe(text);
});

const GEELONG = { lat: -38.1499, lng: 144.3617 };
const NORTHCOTE = { lat: -37.77, lng: 145.0 };

it.each([
  ['near the only point', STATE_LIBRARY, [FLINDERS_STREET], null],
  ['near one of several', STATE_LIBRARY, [SYDNEY, FLINDERS_STREET], null],
  ['2.9 km away', { lat: -37.8183 + 0.0261, lng: 144.9671 }, [FLINDERS_STREET], null],
  ['3.1 km away', { lat: -37.8183 + 0.0279, lng: 144.9671 }, [FLINDERS_STREET], 3.1],
  ['in Geelong', GEELONG, [FLINDERS_STREET, SYDNEY], 64.6],
  ['with nothing to be far from', GEELONG, [], null],
])('tells whether a visitor %s is far away', (_, visitor, points, kilometres) => {
  const metres = farAwayMetres(visitor, points);
  if (kilometres === null) expect(metres).toBeNull();
  else expect((metres ?? Number.NaN) / 1000).toBeCloseTo(kilometres, 1);
});

it.each([
  [distanceMetres(NORTHCOTE, FLINDERS_STREET), 'You’re 6\u00a0km away'],
  [8_400, 'You’re 8\u00a0km away'],
  [100_000, 'You’re 100\u00a0km away'],
  [713_400, 'You’re over 100\u00a0km away'],
])('%d metres away reads as “%s”', (metres, text) => {
  expect(farAwayText(metres)).toBe(text);
});

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
  ['moves after a longer walk', HERE, at(-37.8146), at(-37.8146)],
  ['is dropped when there is no position any more', HERE, null, null],
  ['is null without a position', null, null, null],
])('the origin for sorting %s', (_, origin, visitor, expected) => {
  expect(sortOrigin(origin, visitor)).toEqual(expected);
});
