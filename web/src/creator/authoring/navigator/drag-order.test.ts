import { describe, expect, it } from 'vitest';
import { autoscroll, landingIndex, offsetWithin, type RowSpan, shiftOf } from './drag-order.ts';

const ROWS: readonly RowSpan[] = [0, 1, 2, 3].map((index) => ({ top: index * 50, height: 50 }));

describe('dragging a row', () => {
  it.each([
    [1, 75, 1],
    [1, 24, 0],
    [1, 126, 2],
    [1, 999, 3],
    [3, -999, 0],
  ])('row %i with its middle at %i lands at %i', (from, middle, to) => {
    expect(landingIndex(ROWS, from, middle)).toBe(to);
  });

  it.each([
    [1, 20, 20],
    [1, -999, -50],
    [1, 999, 100],
    [0, -1, 0],
    [3, 1, 0],
  ])('row %i dragged by %i moves by %i, and never out of the list', (from, by, expected) => {
    expect(offsetWithin(ROWS, from, by)).toBe(expected);
  });

  it('moves the rows in between, and no others', () => {
    const shifts = (move: { from: number; to: number }) =>
      ROWS.map((_, index) => shiftOf(ROWS, index, move));
    expect(shifts({ from: 0, to: 2 })).toEqual([0, -50, -50, 0]);
    expect(shifts({ from: 3, to: 1 })).toEqual([0, 50, 50, 0]);
    expect(shifts({ from: 2, to: 2 })).toEqual([0, 0, 0, 0]);
  });

  it('scrolls only near the edges, and faster the closer it gets', () => {
    expect(autoscroll(300, 100, 600)).toBe(0);
    expect(autoscroll(140, 100, 600)).toBeLessThan(0);
    expect(autoscroll(100, 100, 600)).toBeLessThan(autoscroll(140, 100, 600));
    expect(autoscroll(590, 100, 600)).toBeGreaterThan(0);
    expect(autoscroll(9999, 100, 600)).toBe(autoscroll(600, 100, 600));
  });
});
