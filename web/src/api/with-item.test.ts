import { expect, it } from 'vitest';
import { withItem } from './with-item.ts';

const first = { id: 1, status: 'paid' };
const second = { id: 2, status: 'paid' };
const data = {
  pageParams: [null, 'next'],
  pages: [
    { items: [first], next_cursor: 'next', open_count: 7 },
    { items: [second], next_cursor: null, open_count: 7 },
  ],
};

it('an updated item keeps its position, and nothing else changes', () => {
  const refunded = { id: 2, status: 'refunded' };
  expect(withItem(data, 'id', refunded)).toEqual({
    ...data,
    pages: [data.pages[0], { ...data.pages[1], items: [refunded] }],
  });
});

it('an item that isn’t loaded changes nothing', () => {
  expect(withItem(data, 'id', { id: 3, status: 'paid' })).toEqual(data);
});
