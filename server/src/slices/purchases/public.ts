import type { Checkout } from '@laneway/contract/purchases';
import { splitSale } from '@laneway/domain/guides/fees';
import type { GuideForAccess } from '@laneway/domain/purchase/entitlement';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, type Result } from '@laneway/domain/result';
import { CHECKOUT_LIFETIME_MS } from '@laneway/domain/timing';
import type { ListingState } from '@laneway/domain/workflow/listing';
import { type Queryable, statement, type Transaction } from '../../platform/database/database.ts';
import { closeCheckout, isStale } from './close-checkout.ts';
import { type Grant, grant } from './entitlements.ts';
import { openCheckout } from './open-checkout.ts';
import type { OrderKind, OrderRow } from './order-rows.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { type Receipt, receiptOf } from './receipt.ts';
import { requestRefund } from './request-refund.ts';
import { findOrder, insertOrder, lockOrder } from './store.ts';

export type { OrderKindActions, PurchasesDeps } from './purchases-deps.ts';

type OfferRow = {
  readonly price_cents: number;
  readonly size_bytes: number;
  readonly is_public: boolean;
  readonly author_id: number;
  readonly listing: ListingState;
  readonly owned: boolean;
};

/** What a guide costs this person, and how large it was when it was published. */
export type Offer = {
  readonly guide: GuideForAccess;
  readonly owned: boolean;
  readonly sizeBytes: number;
};

const FIND_OFFER = statement<OfferRow>(
  'purchases.find_offer',
  `SELECT price_cents, size_bytes, is_public, author_id, listing,
          EXISTS (SELECT FROM entitlements WHERE user_id = $1 AND guide_id = guides.id) AS owned
     FROM guides WHERE id = $2`,
);

type PaidOrders = { readonly orders: number; readonly cents: number };

/** Found by the index orders_by_payment, so it costs as much as was sold in that time. */
const SUM_PAID = statement<PaidOrders>(
  'purchases.sum_paid',
  `SELECT count(*) AS orders, coalesce(sum(price_cents), 0)::bigint AS cents
     FROM orders WHERE paid_at >= $1`,
);

const BEING_SETTLED = refusal(
  'conflict',
  'We’re still confirming your last payment for this. Please try again in a moment.',
);

/** Gives the friend a gifted guide; false when they already own it or their account is deleted. */
export function grantGift(tx: Transaction, gift: Omit<Grant, 'cause'>): Promise<boolean> {
  return grant(tx, { ...gift, cause: 'gift' });
}

/** Locks an order until the transaction ends, as everything that changes an order does. */
export async function holdOrder(tx: Transaction, orderId: string): Promise<void> {
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

/** Inserts an order before the provider is called, with price and fee fixed; null when one is already open. */
export async function writeOrder(
  tx: Queryable,
  order: {
    readonly kind: OrderKind;
    readonly buyerId: number;
    readonly guideId: number;
    readonly amountCents: number;
    readonly sizeBytes: number;
    readonly provider: string;
    readonly now: Date;
  },
): Promise<string | null> {
  const { kind, buyerId, guideId, amountCents, sizeBytes, provider, now } = order;
  return insertOrder(tx, {
    kind,
    buyerId,
    guideId,
    priceCents: amountCents,
    feeCents: splitSale(amountCents, sizeBytes).feeCents,
    provider,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CHECKOUT_LIFETIME_MS),
  });
}

/** How a slice that sells something finds its open order, or inserts one. */
export type OrderSource = {
  readonly amountCents: number;
  readonly findOpen: () => Promise<string | null>;
  readonly write: () => Promise<string | null>;
};

/** A round fails only when another request of the same buyer for the same thing got in first. */
const ROUNDS = 5;
const UNDECIDED = refusal(
  'unavailable',
  'We couldn’t start your order. You haven’t been charged. Please try again in a moment.',
);

/**
 * Returns the one checkout page for something: continues an open order, or inserts a new one if there is none or only a
 * stale one. `prepare` is called again whenever another request got in between, and returns what is sold, or another
 * response.
 */
export async function leadToCheckout<Other>(
  deps: PurchasesDeps,
  prepare: () => Promise<OrderSource | { readonly instead: Result<Other, Refusal> }>,
): Promise<Result<Checkout | Other, Refusal>> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const source = await prepare();
    if ('instead' in source) return source.instead;
    const id = (await source.findOpen()) ?? (await source.write());
    const order = id === null ? null : await findOrder(deps.db, id);
    if (order === null) continue;
    if (order.status === 'paid') return fail(BEING_SETTLED);
    if (!isStale(deps, order, source.amountCents)) return openCheckout(deps, order);
    const closed = await closeCheckout(deps, order);
    if (!closed.ok) return closed;
  }
  return fail(UNDECIDED);
}

/** What a guide costs this person; null when there is no such guide. */
export async function offerTo(
  db: Queryable,
  userId: number,
  guideId: number,
): Promise<Offer | null> {
  const [row] = await db.query(FIND_OFFER, [userId, guideId]);
  if (row === undefined) return null;
  const { price_cents: priceCents, is_public: isPublic, author_id: authorId, listing } = row;
  return {
    guide: { priceCents, isPublic, authorId, listing },
    owned: row.owned,
    sizeBytes: row.size_bytes,
  };
}

/** The orders paid since then and what they came to, before refunds. */
export async function sumPaidOrders(db: Queryable, since: Date): Promise<PaidOrders> {
  const [row] = await db.query(SUM_PAID, [since]);
  if (row === undefined) throw new Error('sums always have a row');
  return row;
}
