import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseFeatured, DEFAULT_FEATURED_IDS } from './featured.ts';

describe('featured guides', () => {
  it('default to these five', () => {
    expect(DEFAULT_FEATURED_IDS).toEqual([2, 8, 7, 3, 1]);
  });

  it('come in the requested order', () => {
    const asked = DEFAULT_FEATURED_IDS;
    expect(chooseFeatured({ asked, found: [1, 2, 3, 7, 8], newest: [9, 8] })).toEqual(asked);
  });

  it('are filled up with the newest live ones, none of them twice', () => {
    const newest = [20, 8, 19, 18];
    expect(chooseFeatured({ asked: [2, 8, 7, 3, 1], found: [8, 1], newest })).toEqual([
      8, 1, 20, 19, 18,
    ]);
  });

  it('are fewer when there aren’t enough live ones', () => {
    expect(chooseFeatured({ asked: [2, 8, 7], found: [], newest: [4] })).toEqual([4]);
  });

  it('are never more than requested, never duplicated, and only live ones', () => {
    const ids = fc.array(fc.nat({ max: 20 }));
    fc.assert(
      fc.property(ids, ids, ids, (asked, found, newest) => {
        const chosen = chooseFeatured({ asked, found, newest });
        expect(chosen.length).toBeLessThanOrEqual(new Set(asked).size);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.every((id) => found.includes(id) || newest.includes(id))).toBe(true);
      }),
    );
  });
});
