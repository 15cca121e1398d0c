import { type OrderState, SWEPT_ORDER_STATES } from '@laneway/domain/purchase/order-machine';
import { type Queryable, statement } from '../../platform/database/database.ts';
import type { OrderKind, OrderRow } from './order-rows.ts';

/** An order with everything that screens show of it. */
export const SELECT_ORDER = `
  SELECT o.id, o.number, o.kind, o.status, o.buyer_id, buyer.name AS buyer_name, buyer.email::text AS buyer_email,
         o.guide_id, g.title, g.author_id, o.price_cents, o.fee_cents, o.provider, o.provider_session,
         o.provider_payment, o.checkout_url, o.checkout_expires_at, o.failure, o.created_at, o.checked_at, o.paid_at,
         o.refund_requested_at, o.refunded_at, gift.status AS gift_status, gift.friend_email::text, gift.friend_name,
         gift.personal_message
    FROM orders o JOIN users buyer ON buyer.id = o.buyer_id JOIN guides g ON g.id = o.guide_id
    LEFT JOIN gifts gift ON gift.order_id = o.id`;

const FIND = statement<OrderRow>('purchases.find_order', `${SELECT_ORDER} WHERE o.id = $1`);
const LOCK = statement<OrderRow>(
  'purchases.lock_order',
  `${SELECT_ORDER} WHERE o.id = $1 FOR UPDATE OF o`,
);
const OPEN_PURCHASE = statement<{ id: string }>(
  'purchases.open_purchase',
  `SELECT id FROM orders WHERE buyer_id = $1 AND guide_id = $2 AND kind = 'purchase'
      AND status IN ('created', 'checkout_open', 'paid') ORDER BY status = 'paid' DESC LIMIT 1`,
);
/**
 * The unique index of open purchases decides between two concurrent requests: the second inserts nothing. Nor does one
 * that arrives just after the first was paid.
 */
const INSERT = statement<{ id: string }>(
  'purchases.insert_order',
  `INSERT INTO orders (buyer_id, guide_id, kind, status, price_cents, fee_cents, provider, created_at, updated_at,
                       checkout_expires_at)
   SELECT $1::integer, $2::integer, $3::text, 'created', $4::integer, $5::integer, $6::text, $7::timestamptz,
          $7::timestamptz, $8::timestamptz
    WHERE $3 = 'gift' OR NOT EXISTS (SELECT FROM entitlements WHERE user_id = $1 AND guide_id = $2)
   ON CONFLICT DO NOTHING RETURNING id`,
);
const SET_STATUS = statement<never>(
  'purchases.set_status',
  'UPDATE orders SET status = $2, updated_at = $3 WHERE id = $1',
);
const SET_CHECKOUT = statement<never>(
  'purchases.set_checkout',
  `UPDATE orders SET status = $2, provider_session = $3, checkout_url = $4, failure = NULL, updated_at = $5
    WHERE id = $1`,
);
const SET_PAID = statement<never>(
  'purchases.set_paid',
  `UPDATE orders SET status = $2, provider_payment = $3, received_cents = $4, paid_at = $5, updated_at = $5,
                     failure = NULL
    WHERE id = $1`,
);
const SET_FAILURE = statement<never>(
  'purchases.set_failure',
  'UPDATE orders SET failure = $2, updated_at = $3 WHERE id = $1',
);
const SET_REFUNDED = statement<never>(
  'purchases.set_refunded',
  `UPDATE orders SET status = $2, returned_cents = $3, refunded_at = $4, updated_at = $4 WHERE id = $1`,
);
const SET_CHECKED = statement<never>(
  'purchases.set_checked',
  'UPDATE orders SET checked_at = $2 WHERE id = $1',
);
const REQUEST_REFUND = statement<never>(
  'purchases.request_refund',
  `UPDATE orders SET refund_requested_at = coalesce(refund_requested_at, $2),
                     refund_requested_by = coalesce(refund_requested_by, $3),
                     refund_reason = coalesce(refund_reason, $4), updated_at = $2
    WHERE id = $1`,
);
const WITHDRAW_REFUND_REQUEST = statement<never>(
  'purchases.withdraw_refund_request',
  `UPDATE orders SET refund_requested_at = NULL, refund_requested_by = NULL, refund_reason = NULL, failure = $2,
                     updated_at = $3
    WHERE id = $1 AND status <> 'refunded'`,
);
const UNSETTLED = statement<{ id: string }>(
  'purchases.unsettled',
  `SELECT id FROM orders WHERE status = ANY ($1::text[]) AND coalesce(checked_at, created_at) < $2
    ORDER BY coalesce(checked_at, created_at) LIMIT $3`,
);
const INSERT_EVENT = statement<never>(
  'purchases.insert_event',
  `INSERT INTO payment_events (provider, event_id, kind, order_id, received_at, handled_at)
   VALUES ($1, $2, $3, $4, $5, $5) ON CONFLICT DO NOTHING`,
);
export type NewOrder = {
  readonly kind: OrderKind;
  readonly buyerId: number;
  readonly guideId: number;
  readonly priceCents: number;
  readonly feeCents: number;
  readonly provider: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export async function findOrder(db: Queryable, id: string): Promise<OrderRow | null> {
  const [row] = await db.query(FIND, [id]);
  return row ?? null;
}

/** Locks the order until the transaction ends, so that its events are applied one at a time. */
export async function lockOrder(tx: Queryable, id: string): Promise<OrderRow | null> {
  const [row] = await tx.query(LOCK, [id]);
  return row ?? null;
}

/** This buyer's unfinished purchase of a guide; a paid one is preferred to an unpaid one. */
export async function findOpenPurchase(
  db: Queryable,
  buyerId: number,
  guideId: number,
): Promise<string | null> {
  const [row] = await db.query(OPEN_PURCHASE, [buyerId, guideId]);
  return row?.id ?? null;
}

/** The new order's id; null when the buyer has an open purchase of that guide, or owns it. */
export async function insertOrder(tx: Queryable, order: NewOrder): Promise<string | null> {
  const { buyerId, guideId, kind, priceCents, feeCents, provider, createdAt, expiresAt } = order;
  const [row] = await tx.query(INSERT, [
    buyerId,
    guideId,
    kind,
    priceCents,
    feeCents,
    provider,
    createdAt,
    expiresAt,
  ]);
  return row?.id ?? null;
}

export async function setStatus(
  tx: Queryable,
  id: string,
  status: OrderState,
  now: Date,
): Promise<void> {
  await tx.query(SET_STATUS, [id, status, now]);
}

export async function setCheckout(
  tx: Queryable,
  id: string,
  checkout: { readonly status: OrderState; readonly session: string; readonly url: string },
  now: Date,
): Promise<void> {
  await tx.query(SET_CHECKOUT, [id, checkout.status, checkout.session, checkout.url, now]);
}

export async function setPaid(
  tx: Queryable,
  id: string,
  paid: { readonly status: OrderState; readonly paymentId: string; readonly amountCents: number },
  now: Date,
): Promise<void> {
  await tx.query(SET_PAID, [id, paid.status, paid.paymentId, paid.amountCents, now]);
}

/** Stores the provider's reason for rejecting the payment, for admins. */
export async function setFailure(
  tx: Queryable,
  id: string,
  failure: string,
  now: Date,
): Promise<void> {
  await tx.query(SET_FAILURE, [id, failure.slice(0, 500), now]);
}

export async function setRefunded(
  tx: Queryable,
  id: string,
  refunded: { readonly status: OrderState; readonly returnedCents: number },
  now: Date,
): Promise<void> {
  await tx.query(SET_REFUNDED, [id, refunded.status, refunded.returnedCents, now]);
}

export async function setChecked(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(SET_CHECKED, [id, now]);
}

/** Records that a refund was requested; the first reason is kept. */
export async function recordRefundRequest(
  tx: Queryable,
  id: string,
  request: { readonly by: number | null; readonly reason: string },
  now: Date,
): Promise<void> {
  await tx.query(REQUEST_REFUND, [id, now, request.by, request.reason]);
}

export async function withdrawRefundRequest(
  tx: Queryable,
  id: string,
  failure: string,
  now: Date,
): Promise<void> {
  await tx.query(WITHDRAW_REFUND_REQUEST, [id, failure.slice(0, 500), now]);
}

/** Unsettled orders that haven't been checked since then, the least recently checked first. */
export async function findUnsettled(
  db: Queryable,
  untouchedSince: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db.query(UNSETTLED, [SWEPT_ORDER_STATES, untouchedSince, limit]);
  return rows.map(({ id }) => id);
}

/** Records an event of the provider, for later investigation. */
export async function insertPaymentEvent(
  tx: Queryable,
  event: {
    readonly provider: string;
    readonly id: string;
    readonly kind: string;
    readonly orderId: string;
    readonly at: Date;
  },
): Promise<void> {
  const { provider, id, kind, orderId, at } = event;
  await tx.query(INSERT_EVENT, [provider, id, kind, orderId, at]);
}

/** Nothing is granted to a deleted account: the payment is refunded instead. */
const GRANT = statement<{ user_id: number }>(
  'purchases.grant',
  `INSERT INTO entitlements (user_id, guide_id, cause, order_id, granted_at)
   SELECT id, $2, $3, $4, $5 FROM users WHERE id = $1 AND deleted_at IS NULL
   ON CONFLICT (user_id, guide_id) DO NOTHING RETURNING user_id`,
);
const REVOKE = statement<never>('purchases.revoke', 'DELETE FROM entitlements WHERE order_id = $1');

export type Grant = {
  readonly userId: number;
  readonly guideId: number;
  /** Null for a free guide. */
  readonly orderId: string | null;
  readonly cause: 'order' | 'gift' | 'free';
  readonly at: Date;
};

/** Gives a user a guide; false when they already own it or their account is deleted. */
export async function grant(
  tx: Queryable,
  { userId, guideId, cause, orderId, at }: Grant,
): Promise<boolean> {
  const rows = await tx.query(GRANT, [userId, guideId, cause, orderId, at]);
  return rows.length > 0;
}

/** Revokes what this order granted; what a user owns for another reason stays. */
export async function revoke(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(REVOKE, [orderId]);
}
