import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaAround, boundsOfArea, MAX_TILES, printArea } from './tile-area.ts';

const MELBOURNE = { south: -37.83, west: 144.94, north: -37.8, east: 144.99 };

/** Parses the text like the server does. */
function readBounds(text: string) {
  const [south = NaN, west = NaN, north = NaN, east = NaN] = text.split(',').map(Number);
  return { south, west, north, east: east < west ? east + 360 : east };
}

const BOUNDS = fc
  .record({
    south: fc.double({ min: -85, max: 84, noNaN: true }),
    west: fc.double({ min: -540, max: 539, noNaN: true }),
    height: fc.double({ min: 0, max: 170, noNaN: true }),
    width: fc.double({ min: 0, max: 720, noNaN: true }),
  })
  .map(({ south, west, height, width }) => ({
    south,
    west,
    north: Math.min(85, south + height),
    east: west + width,
  }));
const ZOOM = fc.integer({ min: 0, max: 25 });

describe('the tiles around a part of the map', () => {
  it('cover all of it', () => {
    const { south, west, north, east } = boundsOfArea(areaAround(MELBOURNE, 15));
    expect(south).toBeLessThanOrEqual(MELBOURNE.south);
    expect(west).toBeLessThanOrEqual(MELBOURNE.west);
    expect(north).toBeGreaterThanOrEqual(MELBOURNE.north);
    expect(east).toBeGreaterThanOrEqual(MELBOURNE.east);
  });

  it('stay the same when the map moves a little', () => {
    const step = 0.001;
    const moved = { ...MELBOURNE, west: MELBOURNE.west + step, east: MELBOURNE.east + step };
    expect(areaAround(moved, 15)).toEqual(areaAround(MELBOURNE, 15));
  });

  it('stay the same when they are printed and read again', () => {
    fc.assert(
      fc.property(BOUNDS, ZOOM, (bounds, zoom) => {
        const area = areaAround(bounds, zoom);
        expect(areaAround(readBounds(printArea(area)), area.zoom)).toEqual(area);
      }),
    );
  });

  it('are limited in number, and always on the map', () => {
    fc.assert(
      fc.property(BOUNDS, ZOOM, (bounds, zoom) => {
        const { columns, rows, west, north, zoom: at } = areaAround(bounds, zoom);
        expect(columns * rows).toBeLessThanOrEqual(MAX_TILES);
        expect(columns).toBeGreaterThan(0);
        expect(west).toBeGreaterThanOrEqual(0);
        expect(west).toBeLessThan(2 ** at);
        expect(north + rows).toBeLessThanOrEqual(2 ** at);
      }),
    );
  });

  it('continue across the 180th meridian, with east less than west', () => {
    const area = areaAround({ south: -20, west: 175, north: -10, east: 190 }, 6);
    const { west, east } = boundsOfArea(area);
    expect(west).toBeLessThanOrEqual(175);
    expect(east).toBeGreaterThanOrEqual(-170);
    expect(east).toBeLessThan(west);
  });

  it.each([
    ['the whole world', { south: -85, west: -200, north: 85, east: 200 }, 2, 16],
    ['a single point', { south: 0.1, west: 0.1, north: 0.1, east: 0.1 }, 19, 1],
  ])('have the right number for %s', (_, bounds, zoom, tiles) => {
    const { columns, rows } = areaAround(bounds, zoom);
    expect(columns * rows).toBe(tiles);
  });
});
