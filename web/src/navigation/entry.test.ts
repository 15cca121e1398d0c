import { OrderId } from '@laneway/contract/scalars';
import { expect, it } from 'vitest';
import { ORDER_ID } from './actions.test-data.ts';
import { isOrderId } from './entry.ts';

const { pattern } = OrderId as unknown as { readonly pattern: string };

it.each([ORDER_ID, ORDER_ID.toUpperCase(), `${ORDER_ID}0`, ` ${ORDER_ID}`, '', '7'])(
  'takes %j for an order exactly when the contract does',
  (text) => {
    expect(isOrderId(text)).toBe(new RegExp(pattern).test(text));
  },
);

it.each([undefined, null, 7, {}])('takes %j for no order', (value) => {
  expect(isOrderId(value)).toBe(false);
});
