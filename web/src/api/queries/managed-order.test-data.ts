import type { ManagedOrder } from './managed-orders.ts';

/** A paid and delivered order, with the given fields overridden. */
export function someManagedOrder(differing: Partial<ManagedOrder> = {}): ManagedOrder {
  return {
    order_id: '4f0c2d9e-77a1-4b3e-9c55-0d6f1a2b3c4d',
    kind: 'purchase',
    status: 'fulfilled',
    guide_id: 2,
    g_title: 'The Upside-Down River',
    amount: 4.99,
    currency: 'AUD',
    created_at: '2026-11-15T03:00:00Z',
    paid_at: '2026-11-15T03:01:00Z',
    refunded_at: null,
    gift_status: null,
    buyer_id: 7,
    buyer_name: 'Robin',
    provider: 'test',
    fee: 1.5,
    failure: null,
    ...differing,
  };
}
