import { type Queryable, statement, type Transaction } from '../../platform/database/database.ts';
import type { OrderRow } from './order-rows.ts';
import { type Receipt, receiptOf } from './purchase-actions.ts';
import { requestRefund } from './request-refund.ts';
import { type Grant, grant, lockOrder } from './store.ts';

export type { OrderKindActions, PurchasesDeps } from './purchases-deps.ts';

/** Gives the friend a gifted guide; false when they already own it or their account is deleted. */
export function grantGift(tx: Transaction, gift: Omit<Grant, 'cause'>): Promise<boolean> {
  return grant(tx, { ...gift, cause: 'gift' });
}

/** Locks an order until the transaction ends, as everything that changes an order does. */
export async function lockOrderForChange(tx: Transaction, orderId: string): Promise<void> {
  await lockOrder(tx, orderId);
}

/** Requests a refund of an order that could not be fulfilled, without an admin. */
export function requestAutomaticRefund(
  tx: Transaction,
  orderId: string,
  reason: string,
  now: Date,
): Promise<void> {
  return requestRefund(tx, orderId, { by: null, reason }, now);
}

export function receiptFor(order: OrderRow, at: Date): Receipt {
  return receiptOf(order, at);
}

type PaidOrders = { readonly orders: number; readonly cents: number };

/** Found by the index orders_by_payment, so it costs as much as was sold in that time. */
const SUM_PAID = statement<PaidOrders>(
  'purchases.sum_paid',
  `SELECT count(*) AS orders, coalesce(sum(price_cents), 0)::bigint AS cents
     FROM orders WHERE paid_at >= $1`,
);

/** The number and sum of orders paid since then, before refunds. */
export async function sumPaidOrders(db: Queryable, since: Date): Promise<PaidOrders> {
  const [row] = await db.query(SUM_PAID, [since]);
  if (row === undefined) throw new Error('sums always have a row');
  return row;
}
