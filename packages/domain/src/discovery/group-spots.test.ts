import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSpots, MAX_ALONE } from './group-spots.ts';
import {
  boundsOfSpot,
  type Cell,
  cellsOfArea,
  metresAt,
  pixelsAt,
  pointOfSpot,
  positionOf,
  type Spot,
  spotsOf,
} from './map-cells.ts';
import { areaAround } from './tile-area.ts';

const ZOOM = 10;
const PX = pixelsAt(ZOOM, 1);

/** A spot at a pixel. */
const spot = (
  x: number,
  y: number,
  count = 1,
  guideId: number | null = count === 1 ? x : null,
): Spot => ({
  x: x * PX,
  y: y * PX,
  count,
  guideId,
  box: { west: x * PX, east: (x + 1) * PX, north: y * PX, south: (y + 1) * PX },
});

describe('spots on the map', () => {
  it('stay unclustered if they are far enough apart', () => {
    const apart = [spot(0, 0), spot(100, 0), spot(0, 100)];
    expect(groupSpots(apart, ZOOM)).toHaveLength(3);
  });

  it('are clustered if they are close, at the centre of their guides', () => {
    const [group, ...others] = groupSpots([spot(0, 0, 3), spot(40, 0)], ZOOM);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ count: 4, guideId: null, x: 10 * PX, y: 0 });
    expect(group?.box).toEqual({ west: 0, east: 41 * PX, north: 0, south: PX });
  });

  it('are the same in whatever order they came', () => {
    const spots = [spot(0, 0), spot(30, 0), spot(60, 0), spot(200, 0, 5), spot(230, 10)];
    expect(groupSpots(spots.toReversed(), ZOOM)).toEqual(groupSpots(spots, ZOOM));
  });

  it('keep every guide, and show no more guides alone than the limit', () => {
    const SPOT = fc
      .tuple(
        fc.integer({ min: 0, max: 2_000 }),
        fc.integer({ min: 0, max: 1_000 }),
        fc.integer({ min: 1, max: 4 }),
      )
      .map(([x, y, count]) => spot(x, y, count));
    fc.assert(
      fc.property(fc.array(SPOT, { maxLength: 400 }), (spots) => {
        const grouped = groupSpots(spots, ZOOM);
        const sum = (all: readonly Spot[]) => all.reduce((total, { count }) => total + count, 0);
        expect(sum(grouped)).toBe(sum(spots));
        expect(grouped.filter(({ count }) => count === 1).length).toBeLessThanOrEqual(MAX_ALONE);
      }),
    );
  });
});

describe('the cells of an area', () => {
  it('are four to a tile, and continue across the 180th meridian', () => {
    const range = cellsOfArea(areaAround({ south: -20, west: 175, north: -10, east: 190 }, 6));
    expect(range.level).toBe(8);
    expect(range.columns.at(-1)).toBeLessThan(range.columns[0] ?? 0);
    expect(range.columns).toContain(255);
    expect(range.columns).toContain(0);
  });

  it('become spots at the centre of their guides', () => {
    const range = cellsOfArea(areaAround({ south: -38, west: 144, north: -37, east: 146 }, 8));
    const { x, y } = positionOf({ lat: -37.8, lng: 144.9 });
    const cell: Cell = {
      column: Math.floor(x / 2 ** 20),
      row: Math.floor(y / 2 ** 20),
      guides: 2,
      sumX: 2 * x,
      sumY: 2 * y,
      sumId: 9,
    };
    const [found] = spotsOf([cell, { ...cell, guides: 1, sumX: x, sumY: y }], range);
    if (found === undefined) throw new Error('There is no spot');
    expect(pointOfSpot(found).lat).toBeCloseTo(-37.8, 6);
    expect(pointOfSpot(found).lng).toBeCloseTo(144.9, 6);
    expect(found.guideId).toBeNull();
    const { south, west, north, east } = boundsOfSpot(found);
    expect([south < -37.8, north > -37.8, west < 144.9, east > 144.9]).toEqual(Array(4).fill(true));
  });

  it('with one guide have its id', () => {
    const range = cellsOfArea(areaAround({ south: 0, west: 0, north: 1, east: 1 }, 8));
    const cell = { column: 512, row: 511, guides: 1, sumX: 1, sumY: 1, sumId: 42 };
    expect(spotsOf([cell], range)[0]?.guideId).toBe(42);
  });

  it('convert metres according to latitude', () => {
    const metres = 3_000;
    const at = (lat: number) => metresAt(lat, metres);
    expect(at(60) / at(0)).toBeCloseTo(2, 6);
    const { x } = positionOf({ lat: 0, lng: metres / 111_319.49 });
    expect(x - positionOf({ lat: 0, lng: 0 }).x).toBeCloseTo(at(0), 0);
  });
});
