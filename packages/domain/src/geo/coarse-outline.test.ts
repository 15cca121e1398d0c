import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coarseOutline } from './coarse-outline.ts';

/** A point by its place on the grid, and how far it is from there, in thousandths of a degree. */
const gridPoint = fc.record({
  row: fc.integer({ min: -37_850, max: -37_800 }),
  column: fc.integer({ min: 144_900, max: 144_950 }),
});
const offset = fc.double({ min: -0.49, max: 0.49, noNaN: true });
const offsets = fc.record({ north: offset, east: offset });

describe('the coarse outline of a route', () => {
  it('keeps the shape and leaves out what is finer than the grid', () => {
    expect(
      coarseOutline([
        { lat: -37.81234, lng: 144.96321 },
        { lat: -37.81229, lng: 144.96318 },
        { lat: -37.81512, lng: 144.96777 },
        { lat: -37.81811, lng: 144.96699 },
      ]),
    ).toEqual([
      { lat: -37.812, lng: 144.963 },
      { lat: -37.815, lng: 144.968 },
      { lat: -37.818, lng: 144.967 },
    ]);
  });

  it.each([
    ['no points', []],
    ['one point', [{ lat: -37.8, lng: 144.9 }]],
    [
      'points that are all in one spot of the grid',
      [
        { lat: -37.8001, lng: 144.9001 },
        { lat: -37.8002, lng: 144.8999 },
      ],
    ],
  ])('is empty for %s', (_, line) => {
    expect(coarseOutline(line)).toEqual([]);
  });

  it('is the same wherever the points really are around their spots on the grid', () => {
    const route = fc.array(fc.tuple(gridPoint, offsets, offsets), { minLength: 2, maxLength: 200 });
    fc.assert(
      fc.property(route, (points) => {
        const at = (which: 1 | 2) =>
          points.map((point) => ({
            lat: (point[0].row + point[which].north) / 1_000,
            lng: (point[0].column + point[which].east) / 1_000,
          }));
        expect(coarseOutline(at(1))).toEqual(coarseOutline(at(2)));
      }),
    );
  });

  it('is short, however long the route is', () => {
    const line = Array.from({ length: 20_000 }, (_, index) => ({
      lat: -37.8 + Math.sin(index / 50) / 10,
      lng: 144.9 + index / 10_000,
    }));
    expect(coarseOutline(line)).toHaveLength(24);
  });
});
