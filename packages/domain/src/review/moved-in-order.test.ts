import { expect, it } from 'vitest';
import { movedInOrder } from './moved-in-order.ts';

it.each([
  ['nothing was moved', [1, 2, 3, 4], []],
  ['one was moved forward', [1, 5, 2, 3, 4], [5]],
  ['one was moved back', [2, 3, 4, 1, 5], [1]],
  ['others are gone or new in between', [2, 4, 9], []],
  ['a stretch was turned around', [1, 4, 3, 2, 5], [2, 3]],
  ['there are none', [], []],
])('finds what was moved if %s', (_, earlier, moved) => {
  expect([...movedInOrder(earlier)].toSorted()).toEqual([...moved].toSorted());
});
