import { expect, it } from 'vitest';
import { keepOrder } from './keep-order.ts';

const row = (...ids: number[]) => ids.map((id) => ({ id }));

it.each([
  ['with the same items', [3, 1, 2], [1, 2, 3], [1, 2, 3]],
  ['without removed items', [3, 1], [1, 2, 3], [1, 3]],
  ['with new items last', [9, 3, 8, 1], [1, 3], [1, 3, 9, 8]],
])('items keep the previous order: %s', (_, items, order, expected) => {
  expect(keepOrder(row(...items), order)).toEqual(row(...expected));
});
