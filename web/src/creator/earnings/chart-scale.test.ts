import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barOf, placeOf, scaleOf } from './chart-scale.ts';

describe('the scale of a chart', () => {
  it.each([
    ['small sales', [499, 998], [0, 500, 1000]],
    ['sales of hundreds', [12_000, 54_000, 31_050], [0, 20_000, 40_000, 60_000]],
    ['a month of refunds', [-499, 1500], [0, 500, 1000, 1500]],
    ['refunds alone', [-349], [-300, -200, -100, 0]],
    ['no sales at all', [0, 0], [0, 100]],
  ])('of %s has grid lines at round amounts', (_, values, ticks) => {
    const scale = scaleOf(values);
    expect(scale.ticks).toEqual(ticks);
    expect([scale.low, scale.high]).toEqual([Math.min(0, ...values), ticks.at(-1)]);
  });

  it('contains every value and zero, with few grid lines', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 12 }), (values) => {
        const { low, high, ticks } = scaleOf(values);
        for (const value of [0, ...values]) {
          expect(value).toBeGreaterThanOrEqual(low);
          expect(value).toBeLessThanOrEqual(high);
        }
        expect(high).toBeGreaterThan(low);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('a bar', () => {
  const scale = { low: -500, high: 1500, ticks: [] };

  it('starts at the zero line', () => {
    expect(placeOf(0, scale)).toBe(75);
    expect(barOf(1000, scale)).toEqual({ top: 25, height: 50 });
  });

  it('hangs from the zero line if it is negative', () => {
    expect(barOf(-500, scale)).toEqual({ top: 75, height: 25 });
  });

  it('has no height if it is zero', () => {
    expect(barOf(0, scale)).toEqual({ top: 75, height: 0 });
  });
});
