import { describe, expect, it } from 'vitest';
import { averageRating, shownRating, totalOf } from './rating.ts';

describe('the average of ratings', () => {
  it.each([
    [0, 0, null, null],
    [5, 1, 5, null],
    [9, 2, 4.5, null],
    [13, 3, 4.3, 4.3],
    [14, 3, 4.7, 4.7],
    // Halves are rounded up, even where dividing first would give a value just below the half.
    [87, 20, 4.4, 4.4],
    [81, 20, 4.1, 4.1],
    [500, 100, 5, 5],
  ])('of %i over %i is %j, and shown as %j', (sum, count, average, shown) => {
    expect(averageRating({ sum, count })).toBe(average);
    expect(shownRating({ sum, count })).toBe(shown);
  });

  it('is based on the number of ratings with 1 to 5 stars', () => {
    expect(totalOf([1, 0, 0, 2, 3])).toEqual({ sum: 24, count: 6 });
    expect(totalOf([0, 0, 0, 0, 0])).toEqual({ sum: 0, count: 0 });
  });
});
