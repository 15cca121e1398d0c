import { describe, expect, it } from 'vitest';
import { changeWishList, MAX_WISHES, type WishList, type WishListChange } from './wish-list.ts';

const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

type Row = readonly [what: string, before: WishList, change: WishListChange, after: WishList];

describe('a wish list', () => {
  it.each<Row>([
    ['has the latest guide first', [2, 1], { add: [3, 4], remove: [] }, [4, 3, 2, 1]],
    ['has each guide once, where it was', [2, 1], { add: [1, 3, 3], remove: [] }, [3, 2, 1]],
    ['loses what is removed', [3, 2, 1], { add: [], remove: [2, 9] }, [3, 1]],
    ['doesn’t have what is added and removed', [1], { add: [2, 1], remove: [2, 1] }, []],
    ['takes another guide in place of a removed one', [2, 1], { add: [3], remove: [1] }, [3, 2]],
  ])('%s', (_what, before, change, after) => {
    expect(changeWishList(before, change)).toEqual(after);
    expect(changeWishList(after, change)).toEqual(after);
  });

  it('keeps what it has when it is full', () => {
    const full = range(1, MAX_WISHES);
    expect(changeWishList(full, { add: [500], remove: [] })).toEqual(full);
    expect(changeWishList(full, { add: [500], remove: [7] })).toContain(500);
  });

  it('takes the latest of too many', () => {
    const list = changeWishList(range(1, MAX_WISHES - 2), { add: [501, 502, 503], remove: [] });
    expect(list.slice(0, 3)).toEqual([503, 502, 1]);
    expect(list).toHaveLength(MAX_WISHES);
  });
});
