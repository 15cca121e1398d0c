import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetOf, pageWindow, paginate } from './pagination.ts';

describe('pagination', () => {
  it.each([
    [1, 20, 0, 1, false, false],
    [1, 20, 20, 1, false, false],
    [1, 20, 21, 2, false, true],
    [2, 20, 21, 2, true, false],
    [3, 10, 95, 10, true, true],
    [9, 10, 20, 2, true, false],
  ])('page %d of size %d over %d items', (page, size, items, total_pages, has_prev, has_next) => {
    expect(paginate(page, size, items)).toEqual({
      current_page: page,
      total_pages,
      total_items: items,
      has_prev,
      has_next,
    });
  });

  it.each([
    [1, 1, [1]],
    [1, 9, [1, 2, 3]],
    [2, 9, [1, 2, 3, 4]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [7, 8, 9]],
    [12, 9, []],
  ])('page %d of %d shows buttons %o', (current_page, total_pages, buttons) => {
    expect(pageWindow({ current_page, total_pages })).toEqual(buttons);
  });

  it('cuts a list into pages that cover it once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat({ max: 1000 }), (size, items) => {
        const { total_pages } = paginate(1, size, items);
        expect(offsetOf(1, size)).toBe(0);
        expect(offsetOf(total_pages + 1, size)).toBeGreaterThanOrEqual(items);
        expect(offsetOf(total_pages, size)).toBeLessThanOrEqual(items);
      }),
    );
  });
});
