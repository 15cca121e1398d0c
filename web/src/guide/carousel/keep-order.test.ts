import { expect, it } from 'vitest';
import { keepOrder } from './keep-order.ts';

const row = (...ids: number[]) => ids.map((id) => ({ id }));

it.each([
  ['of before', [3, 1, 2], [1, 2, 3], [1, 2, 3]],
  ['of before, without those that are gone', [3, 1], [1, 2, 3], [1, 3]],
  ['of before, with new ones last as they came', [9, 3, 8, 1], [1, 3], [1, 3, 9, 8]],
])('items keep the previous order: %s', (_, items, order, expected) => {
  expect(keepOrder(row(...items), order)).toEqual(row(...expected));
});
