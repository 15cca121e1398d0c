import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LATITUDE, WORLD_SIZE, worldX, worldY } from '../geo/mercator.ts';
import type { Point } from '../geo/point.ts';
import {
  collectOfflineArea,
  MAX_OFFLINE_TILES,
  OFFLINE_ZOOMS,
  type Tile,
  tilesFor,
} from './tiles.ts';

const anyPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** A walk: points within a kilometre or two of each other, anywhere. */
const anyWalk = fc
  .tuple(
    anyPoint,
    fc.array(
      fc.tuple(
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
      ),
      { maxLength: 8 },
    ),
  )
  .map(([start, steps]) => [
    start,
    ...steps.map(([north, east]) => ({
      lat: Math.min(90, Math.max(-90, start.lat + north / 100)),
      lng: ((start.lng + east / 100 + 540) % 360) - 180,
    })),
  ]);

function offlineArea(points: readonly Point[]) {
  const collector = collectOfflineArea();
  for (const point of points) collector.add(point);
  return collector.area();
}
const areaOf = (points: readonly Point[]) => offlineArea(points) ?? expect.fail('no area');
const idOf = ({ z, x, y }: Tile) => `${z}/${x}/${y}`;

function tileOf({ lat, lng }: Point, z: number): string {
  const clamp = (world: number) =>
    Math.min(2 ** z - 1, Math.max(0, Math.floor((world / WORLD_SIZE) * 2 ** z)));
  const inside = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat));
  return idOf({ z, x: clamp(worldX(lng)), y: clamp(worldY(inside)) });
}

describe('the area of a saved guide', () => {
  it('is nothing where there are no points', () => {
    expect(offlineArea([])).toBeNull();
  });

  it('has a margin of some hundred metres around a single place', () => {
    const { south, west, north, east } = areaOf([{ lat: -37.8136, lng: 144.9631 }]);
    expect([north - south, east - west].map((degrees) => Number(degrees.toFixed(4)))).toEqual([
      0.0072, 0.0091,
    ]);
  });

  it('goes across the antimeridian instead of around the world', () => {
    const { west, east } = areaOf([
      { lat: -16.8, lng: 179.99 },
      { lat: -16.8, lng: -179.99 },
    ]);
    expect(west).toBeGreaterThan(179.9);
    expect(east).toBeLessThan(-179.9);
  });

  it('leaves out the widest gap between its longitudes', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 2, maxLength: 20 }), (points) => {
        const sorted = points.map(({ lng }) => lng).toSorted((a, b) => a - b);
        const gaps = sorted.map(
          (lng, index) => lng - (sorted[index - 1] ?? (sorted.at(-1) ?? 0) - 360),
        );
        const width = 360 - Math.max(...gaps);
        const level = points.map(({ lng }) => ({ lat: 0, lng }));
        const { west, east } = areaOf(level);
        const found = (east - west + 360) % 360;
        const margins = 2 * Math.max(width / 10, 400 / 111_320);
        if (width + margins < 359.9) expect(found).toBeCloseTo(width + margins, 6);
      }),
    );
  });

  it('has finite, ordered latitudes and longitudes in range, wherever its points are', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 1, maxLength: 6 }), (points) => {
        const { south, west, north, east } = areaOf(points);
        expect(south).toBeLessThanOrEqual(north);
        expect(Math.max(-south, north)).toBeLessThanOrEqual(MAX_LATITUDE);
        for (const lng of [west, east]) expect(Math.abs(lng)).toBeLessThanOrEqual(180);
      }),
    );
  });
});

describe('the tiles of a saved guide', () => {
  it('are few for a walk through the city', () => {
    const area = areaOf([
      { lat: -37.818, lng: 144.955 },
      { lat: -37.808, lng: 144.975 },
    ]);
    const tiles = tilesFor(area);
    expect(tiles.length).toBeLessThan(250);
    expect(new Set(tiles.map(({ z }) => z))).toEqual(new Set([13, 14, 15, 16, 17]));
  });

  it('exist, are listed once and cover every point of a walk at every zoom', () => {
    fc.assert(
      fc.property(anyWalk, (points) => {
        const tiles = tilesFor(areaOf(points), OFFLINE_ZOOMS, 1_000_000);
        const ids = new Set(tiles.map(idOf));
        expect(ids.size).toBe(tiles.length);
        for (const { z, x, y } of tiles) {
          expect(x >= 0 && x < 2 ** z && y >= 0 && y < 2 ** z, idOf({ z, x, y })).toBe(true);
        }
        for (const point of points) {
          for (let z = OFFLINE_ZOOMS.min; z <= OFFLINE_ZOOMS.max; z += 1)
            expect(ids, `${z}`).toContain(tileOf(point, z));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are never more than the cap, and fill a lower zoom before a higher one', () => {
    fc.assert(
      fc.property(
        fc.array(anyPoint, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 3_000 }),
        (points, cap) => {
          const area = areaOf(points);
          const tiles = tilesFor(area, { min: 0, max: 19 }, cap);
          expect(tiles.length).toBeLessThanOrEqual(cap);
          expect(tiles.length).toBeGreaterThan(0);
          expect(new Set(tiles.map(idOf)).size).toBe(tiles.length);
          const highest = tiles.at(-1)?.z ?? 0;
          const below = tiles.filter(({ z }) => z < highest);
          expect(below).toEqual(tilesFor(area, { min: 0, max: highest - 1 }, cap));
          expect(tilesFor(area, { min: 0, max: highest - 1 }, 1_000_000)).toEqual(below);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of a guide across a country stop at the cap, around its middle', () => {
    const area = areaOf([
      { lat: -38, lng: 115 },
      { lat: -17, lng: 146 },
    ]);
    const tiles = tilesFor(area);
    expect(tiles.length).toBeLessThanOrEqual(MAX_OFFLINE_TILES);
    expect(new Set(tiles.map(({ z }) => z))).toEqual(new Set([13]));
    expect(tiles.map(idOf)).toContain(tileOf({ lat: -28.1, lng: 130.5 }, 13));
  });

  it('continue on the other side of the antimeridian', () => {
    const area = areaOf([
      { lat: -16.8, lng: 179.999 },
      { lat: -16.8, lng: -179.999 },
    ]);
    const columns = new Set(tilesFor(area, { min: 13, max: 13 }).map(({ x }) => x));
    expect(columns).toEqual(new Set([2 ** 13 - 1, 0]));
  });

  it('cover each column once around the whole world, however narrow the gap', () => {
    const area = { south: -10, west: 10.001, north: 10, east: 10 };
    const tiles = tilesFor(area, { min: 2, max: 2 });
    expect(tiles.map(idOf).toSorted()).toEqual(
      [0, 1, 2, 3].flatMap((x) => [`2/${x}/1`, `2/${x}/2`]),
    );
  });
});
