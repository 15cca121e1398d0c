import type { Order } from './purchases.ts';

/** An unpaid order, with the given fields overridden. */
export function someOrder(differing: Partial<Order> = {}): Order {
  return {
    order_id: '4f0c2d9e-77a1-4b3e-9c55-0d6f1a2b3c4d',
    kind: 'purchase',
    status: 'checkout_open',
    settled: false,
    guide_id: 2,
    g_title: 'The Upside-Down River',
    amount: 4.99,
    currency: 'AUD',
    created_at: '2026-11-15T03:00:00Z',
    paid_at: null,
    refunded_at: null,
    gift_status: null,
    friend_email: null,
    friend_name: null,
    personal_message: null,
    checkout_url: '/checkout/test/4f0c2d9e-77a1-4b3e-9c55-0d6f1a2b3c4d',
    ...differing,
  };
}
