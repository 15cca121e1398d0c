import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceToSide, nearestWithin } from './pixels.ts';

const at = (x: number, y: number) => ({ pixel: { x, y } });

describe('the nearest target', () => {
  it.each([
    ['none', [], null],
    ['one within reach', [at(12, 0)], at(12, 0)],
    ['one just out of reach', [at(12.1, 0)], null],
    ['the nearer of two', [at(8, 0), at(0, 5)], at(0, 5)],
  ])('with %s', (_case, targets, expected) => {
    expect(nearestWithin({ x: 0, y: 0 }, targets, 12)).toEqual(expected);
  });
});

describe('the distance to a side', () => {
  it.each([
    ['beside it', { x: 5, y: 3 }, 3],
    ['beyond its end', { x: 13, y: 4 }, 5],
    ['before its start', { x: -3, y: 4 }, 5],
    ['on it', { x: 7, y: 0 }, 0],
  ])('%s', (_case, pixel, expected) => {
    expect(distanceToSide(pixel, { x: 0, y: 0 }, { x: 10, y: 0 })).toBeCloseTo(expected);
  });

  it('is never more than the distance to either end, even where the ends are one point', () => {
    const anyPixel = fc.record({ x: fc.integer(), y: fc.integer() });
    fc.assert(
      fc.property(anyPixel, anyPixel, anyPixel, (pixel, from, to) => {
        const toEnds = [from, to].map((end) => Math.hypot(end.x - pixel.x, end.y - pixel.y));
        expect(distanceToSide(pixel, from, to)).toBeLessThanOrEqual(Math.min(...toEnds) + 1e-3);
      }),
    );
    expect(distanceToSide({ x: 3, y: 4 }, { x: 0, y: 0 }, { x: 0, y: 0 })).toBe(5);
  });
});
