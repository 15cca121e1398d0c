import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlaceRank, rotateToFront, sortPlaces } from './ordering.ts';

function order(...ranks: PlaceRank[]): (number | string)[] {
  return sortPlaces(ranks, (rank) => rank).map(({ id }) => id);
}

describe('places', () => {
  it('start sorted by id, as numbers', () => {
    const ranks = [10, 9, 100].map((id) => ({ id, position: null }));
    expect(order(...ranks)).toEqual([9, 10, 100]);
  });

  it('keep the order given by hand, with newcomers after it', () => {
    expect(
      order(
        { id: 1, position: 3 },
        { id: 4, position: null },
        { id: 2, position: 1 },
        { id: 3, position: 2 },
      ),
    ).toEqual([2, 3, 1, 4]);
  });

  it('that are unsaved come last, as they were added', () => {
    expect(
      order(
        { id: 'new-place-9', position: null },
        { id: 2, position: null },
        { id: 'new-place-1', position: null },
      ),
    ).toEqual([2, 'new-place-9', 'new-place-1']);
  });
});

describe('opening an item', () => {
  it('puts it first, then the later ones, then the earlier ones', () => {
    expect(rotateToFront([1, 2, 3, 4, 5], (id) => id === 3)).toEqual([3, 4, 5, 1, 2]);
    expect(rotateToFront([1, 2, 3], (id) => id === 1)).toEqual([1, 2, 3]);
    expect(rotateToFront([1, 2, 3], (id) => id === 9)).toEqual([1, 2, 3]);
  });

  it('keeps every item once, and rotating back restores the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), (ids, pick) => {
        const opened = ids[pick % ids.length];
        const rotated = rotateToFront(ids, (id) => id === opened);
        expect(rotated[0]).toBe(opened);
        expect(rotateToFront(rotated, (id) => id === ids[0])).toEqual(ids);
      }),
    );
  });
});
