import { expect, it } from 'vitest';
import { someManagedOrder } from './managed-order.test-data.ts';
import { withOrder } from './managed-orders.ts';

const first = someManagedOrder();
const second = someManagedOrder({ order_id: '9b1d5a30-1111-4222-8333-444455556666' });
const pages = {
  pageParams: [null, 'next'],
  pages: [
    { items: [first], next_cursor: 'next' },
    { items: [second], next_cursor: null },
  ],
};

it('a refunded order keeps its position, and no other row changes', () => {
  const refunded = { ...second, status: 'refunded' } as const;
  const after = withOrder(pages, refunded);
  expect(after.pages.map(({ items }) => items)).toEqual([[first], [refunded]]);
  expect(after.pageParams).toBe(pages.pageParams);
});
