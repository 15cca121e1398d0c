import { expect, it } from 'vitest';
import { orderGuides, orderPlaces } from './display-order.ts';

const PLACES = [30, 10, 20].map((id) => ({ id, position: null }));

function placeIds(openedId: number | null): readonly (number | string)[] {
  return orderPlaces(PLACES, (place) => place, openedId).map(({ id }) => id);
}

it('places are sorted by id at first', () => {
  expect(placeIds(null)).toEqual([10, 20, 30]);
});

it('the opened place comes first, followed by the later ones and then the earlier ones', () => {
  expect(placeIds(20)).toEqual([20, 30, 10]);
});

it('guides keep their featured order, starting with the opened one', () => {
  const featured = [2, 8, 7, 3, 1];
  expect(orderGuides(featured, (id) => id, null)).toEqual(featured);
  expect(orderGuides(featured, (id) => id, 7)).toEqual([7, 3, 1, 2, 8]);
});
