import { describe, expect, it } from 'vitest';
import { isInside, middleOf } from './polygon.ts';
import { roundCorners } from './round-corners.ts';

const square = Float64Array.of(0, 0, 10, 0, 10, 10, 0, 10);

describe('rounding corners', () => {
  it('keeps both ends of a line', () => {
    const rounded = roundCorners(Float64Array.of(0, 0, 10, 0, 10, 10), false);
    expect([...rounded.slice(0, 2)]).toEqual([0, 0]);
    expect([...rounded.slice(-2)]).toEqual([10, 10]);
  });

  it('cuts every corner of an area, and stays inside it', () => {
    const rounded = roundCorners(square, true);
    expect(Math.min(...rounded)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...rounded)).toBeLessThanOrEqual(10);
    expect(isInside(rounded, { x: 0.5, y: 0.5 })).toBe(false);
    expect(middleOf(rounded)).toEqual({ x: expect.closeTo(5), y: expect.closeTo(5) });
  });

  it('leaves a straight line straight', () => {
    const rounded = roundCorners(Float64Array.of(0, 0, 4, 4, 8, 8), false);
    const offLine = Array.from({ length: rounded.length / 2 }, (_, i) =>
      Math.abs((rounded[i * 2] ?? 0) - (rounded[i * 2 + 1] ?? 0)),
    );
    expect(Math.max(...offLine)).toBeCloseTo(0);
  });
});
