import { ORDER_STATES, type OrderState } from '@laneway/domain/purchase/order-machine';
import { describe, expect, it } from 'vitest';
import { someOrder } from '../../api/queries/order.test-data.ts';
import type { Order } from '../../api/queries/purchases.ts';
import { lateText, type OrderFacts, orderView } from './order-view.ts';

function view(order: Partial<Order>, differing: Partial<OrderFacts> = {}) {
  const known = { order: someOrder(order), isUnknown: false, hasCancelled: false, ...differing };
  const { kind, ...rest } = orderView(known);
  if ('reason' in rest) return [kind, rest.reason];
  return [kind, 'text' in rest ? rest.text : null];
}

const REFUNDED = 'We’ve refunded this order. Your money is on its way back.';

describe('a purchase after returning from the provider', () => {
  it.each<[OrderState, string, string | null]>([
    ['created', 'waiting', null],
    ['checkout_open', 'waiting', null],
    ['paid', 'waiting', null],
    ['fulfilled', 'bought', null],
    ['cancelled', 'unpaid', 'cancelled'],
    ['expired', 'unpaid', 'expired'],
    ['failed', 'unpaid', 'failed'],
    ['refunded', 'refunded', REFUNDED],
  ])('that is %s is shown as %s', (status, kind, text) => {
    expect(view({ status })).toEqual([kind, text]);
  });
});

describe('a purchase after cancelling at the provider', () => {
  it.each<[OrderState, string, string | null]>([
    ['created', 'unpaid', 'cancelled'],
    ['checkout_open', 'unpaid', 'cancelled'],
    ['paid', 'waiting', null],
    ['fulfilled', 'bought', null],
    ['cancelled', 'unpaid', 'cancelled'],
    ['expired', 'unpaid', 'expired'],
    ['failed', 'unpaid', 'failed'],
    ['refunded', 'refunded', REFUNDED],
  ])('that is %s is shown as %s', (status, kind, text) => {
    expect(view({ status }, { hasCancelled: true })).toEqual([kind, text]);
  });
});

describe('a gift', () => {
  it('that was granted is shown as given', () => {
    expect(view({ kind: 'gift', status: 'fulfilled', gift_status: 'granted' })).toEqual([
      'given',
      null,
    ]);
  });

  it.each(ORDER_STATES)('that is undeliverable is shown as refunded, even while %s', (status) => {
    const [kind, text] = view({ kind: 'gift', status, gift_status: 'undeliverable' });
    expect(kind).toBe('refunded');
    expect(text).toMatch(/friend/);
  });
});

it('an order that hasn’t loaded is loading or unknown', () => {
  const nothing = { order: undefined, hasCancelled: true };
  expect(orderView({ ...nothing, isUnknown: false })).toEqual({ kind: 'asking' });
  expect(orderView({ ...nothing, isUnknown: true })).toEqual({ kind: 'unknown' });
});

it.each(['purchase', 'gift', null] as const)(
  'a late %s explains that nobody is charged twice',
  (kind) => {
    expect(lateText(kind)).toContain('You won’t be charged twice.');
  },
);
