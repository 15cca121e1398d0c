import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { GiftQuery } from './gifts.ts';
import { LIMITS } from './limits.ts';
import { Checkout, Order, OrderParams, Owned } from './purchases.ts';

const ORDER = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('an order', () => {
  const order: Order = {
    order_id: ORDER,
    kind: 'gift',
    status: 'checkout_open',
    guide_id: 7,
    g_title: 'Lanes after rain',
    amount: 4.99,
    currency: 'AUD',
    created_at: '2025-03-01T09:30:00.000Z',
    paid_at: null,
    refunded_at: null,
    gift_status: 'awaiting_payment',
    settled: false,
    checkout_url: `/checkout/test/${ORDER}`,
    friend_email: 'robin@people.example',
    friend_name: null,
    personal_message: null,
  };

  it('shows its buyer the current status', () => {
    expect(Value.Check(Order, order)).toBe(true);
    expect(Value.Check(Order, { ...order, kind: 'purchase', gift_status: null })).toBe(true);
  });

  it('has only one currency and the known statuses', () => {
    expect(Value.Check(Order, { ...order, currency: 'USD' })).toBe(false);
    expect(Value.Check(Order, { ...order, status: 'done' })).toBe(false);
  });

  it('has an id that can’t be guessed by counting', () => {
    expect(Value.Check(OrderParams, { id: ORDER })).toBe(true);
    expect(Value.Check(OrderParams, { id: '17' })).toBe(false);
  });
});

describe('the answer to a purchase', () => {
  it('is either the owned guide or a checkout, never both', () => {
    const owned = { status: 'owned', guide_id: 7, order_id: null };
    const checkout = { order_id: ORDER, checkout_url: `/checkout/test/${ORDER}` };
    expect(Value.Check(Owned, owned)).toBe(true);
    expect(Value.Check(Checkout, checkout)).toBe(true);
    expect(Value.Check(Owned, { ...owned, ...checkout })).toBe(false);
  });
});

describe('a gift', () => {
  const gift = { guide_id: 7, friend_email: 'sam@laneway.example' };

  it('needs a guide and an email; name and message are optional', () => {
    expect(Value.Check(GiftQuery, gift)).toBe(true);
    expect(Value.Check(GiftQuery, { ...gift, friend_name: 'Sam', personal_message: 'Go!' })).toBe(
      true,
    );
    expect(Value.Check(GiftQuery, { guide_id: 7 })).toBe(false);
  });

  it('has a message of limited length', () => {
    const personal_message = 'x'.repeat(LIMITS.personalMessage + 1);
    expect(Value.Check(GiftQuery, { ...gift, personal_message })).toBe(false);
  });
});
