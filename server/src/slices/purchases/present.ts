import type { ManagedOrder, Order } from '@laneway/contract/purchases';
import { decimalFromCents } from '@laneway/domain/money';
import { isSettled } from '@laneway/domain/purchase/order-machine';
import { CURRENCY } from '@laneway/domain/terms';
import type { OrderRow } from './order-rows.ts';

/** An order as its buyer sees it. */
export function presentOrder(row: OrderRow, now: Date): Order {
  const payable = row.status === 'checkout_open' && row.checkout_expires_at > now;
  return {
    ...shared(row),
    settled: isSettled(row.status),
    checkout_url: payable ? row.checkout_url : null,
    friend_email: row.friend_email,
    friend_name: row.friend_name,
    personal_message: row.personal_message,
  };
}

/** An order as admins see it. */
export function presentManagedOrder(row: OrderRow): ManagedOrder {
  return {
    ...shared(row),
    buyer_id: row.buyer_id,
    buyer_name: row.buyer_name,
    provider: row.provider,
    fee: decimalFromCents(row.fee_cents),
    failure: row.failure,
  };
}

function shared(row: OrderRow) {
  return {
    order_id: row.id,
    kind: row.kind,
    status: row.status,
    guide_id: row.guide_id,
    g_title: row.title,
    amount: decimalFromCents(row.price_cents),
    currency: CURRENCY,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    refunded_at: row.refunded_at?.toISOString() ?? null,
    gift_status: row.gift_status,
  } as const;
}
