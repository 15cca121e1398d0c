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

describe('back from the provider, a purchase', () => {
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

describe('after turning back, a purchase', () => {
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
  it('that was handed over is given', () => {
    expect(view({ kind: 'gift', status: 'fulfilled', gift_status: 'granted' })).toEqual([
      'given',
      null,
    ]);
  });

  it.each(ORDER_STATES)(
    'that nobody needs any more gives the money back, also while %s',
    (status) => {
      const [kind, text] = view({ kind: 'gift', status, gift_status: 'undeliverable' });
      expect(kind).toBe('refunded');
      expect(text).toMatch(/friend/);
    },
  );
});

it('an order of which nothing is known is asked for, or unknown', () => {
  const nothing = { order: undefined, hasCancelled: true };
  expect(orderView({ ...nothing, isUnknown: false })).toEqual({ kind: 'asking' });
  expect(orderView({ ...nothing, isUnknown: true })).toEqual({ kind: 'unknown' });
});

it.each(['purchase', 'gift', null] as const)('a late %s is no reason to pay again', (kind) => {
  expect(lateText(kind)).toContain('You won’t be charged twice.');
});
