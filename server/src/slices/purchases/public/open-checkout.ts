import type { Checkout } from '@laneway/contract/purchases';
import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import { splitSale } from '@laneway/domain/guides/fees';
import type { GuideForAccess } from '@laneway/domain/purchase/entitlement';
import { advanceOrder } from '@laneway/domain/purchase/order-machine';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { CHECKOUT_LIFETIME_MS } from '@laneway/domain/timing';
import type { ListingState } from '@laneway/domain/workflow/listing';
import { type Queryable, statement } from '../../../platform/database/database.ts';
import { closeCheckout } from '../check-payment-status.ts';
import type { OrderKind, OrderRow } from '../order-rows.ts';
import type { PurchasesDeps } from '../purchases-deps.ts';
import { findOrder, insertOrder, lockOrder, setCheckout, setFailure, setStatus } from '../store.ts';

type OfferRow = {
  readonly price_cents: number;
  readonly size_bytes: number;
  readonly is_public: boolean;
  readonly author_id: number;
  readonly listing: ListingState;
  readonly owned: boolean;
};

const FIND_OFFER = statement<OfferRow>(
  'purchases.find_offer',
  `SELECT price_cents, size_bytes, is_public, author_id, listing,
          EXISTS (SELECT FROM entitlements WHERE user_id = $1 AND guide_id = guides.id) AS owned
     FROM guides WHERE id = $2`,
);

export type Offer = {
  readonly guide: GuideForAccess;
  readonly owned: boolean;
  readonly sizeBytes: number;
};

/** The price of a guide for this person, and its size when it was published; null when there is no such guide. */
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

const BEING_SETTLED = refusal(
  'conflict',
  'We’re still confirming your last payment for this. Please try again in a moment.',
);
const REFUSED = refusal(
  'payment_failed',
  'The payment provider couldn’t open a checkout. You haven’t been charged. Please try again later.',
);
const NO_ANSWER = refusal(
  'unavailable',
  'We can’t reach the payment provider. You haven’t been charged. Please try again in a moment.',
);

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

/** Finds or inserts the order of something that a slice sells. */
export type OrderSource = {
  readonly amountCents: number;
  readonly findOpen: () => Promise<string | null>;
  readonly write: () => Promise<string | null>;
};

/** A round fails only when another request of the same buyer for the same thing was faster. */
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
export async function findOrOpenCheckout<Other>(
  deps: PurchasesDeps,
  prepare: () => Promise<OrderSource | { readonly result: Result<Other, Refusal> }>,
): Promise<Result<Checkout | Other, Refusal>> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const source = await prepare();
    if ('result' in source) return source.result;
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

/** Providers don't open a checkout page for less than half an hour. */
const MIN_PAGE_MS = 31 * 60_000;

/** An open order that should no longer be paid: too old, at another price, or with another provider. */
function isStale(
  { clock, payments }: Pick<PurchasesDeps, 'clock' | 'payments'>,
  order: OrderRow,
  amountCents: number,
): boolean {
  const leftMs = order.checkout_expires_at.getTime() - clock().getTime();
  return (
    order.price_cents !== amountCents ||
    order.provider !== payments.name ||
    leftMs <= (order.provider_session === null ? MIN_PAGE_MS : 0)
  );
}

/**
 * Opens the page on which an order is paid. The order's id is the idempotency key, so a second call, or a retry after a
 * crash, returns the same page.
 */
async function openCheckout(
  deps: Pick<PurchasesDeps, 'db' | 'clock' | 'payments' | 'publicUrl' | 'log'>,
  order: OrderRow,
): Promise<Result<Checkout, Refusal>> {
  if (order.checkout_url !== null) return ok(checkoutAt(order.id, order.checkout_url));
  const opened = await deps.payments.openCheckout({
    orderId: order.id,
    title: order.title,
    amountCents: order.price_cents,
    buyerEmail: order.buyer_email,
    expiresAt: order.checkout_expires_at,
    ...returnAddresses(deps.publicUrl, order.id),
  });
  if (opened.ok) {
    await recordOpened(deps, order.id, opened.value);
    return ok(checkoutAt(order.id, opened.value.url));
  }
  const { kind, reason } = opened.error;
  if (kind === 'no_answer') return fail(NO_ANSWER);
  deps.log.warn({ order: order.id, reason }, 'could not open a checkout');
  await recordRefused(deps, order.id, reason);
  return fail(REFUSED);
}

async function recordOpened(
  { db, clock }: Pick<PurchasesDeps, 'db' | 'clock'>,
  orderId: string,
  page: { readonly session: string; readonly url: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const move = order === null ? null : advanceOrder(order.status, 'checkout_opened');
    // The webhook of the payment may have arrived before this line was reached.
    if (move?.ok && move.value.changed) {
      await setCheckout(tx, orderId, { status: move.value.state, ...page }, clock());
    }
  });
}

async function recordRefused(
  { db, clock }: Pick<PurchasesDeps, 'db' | 'clock'>,
  orderId: string,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const move = order === null ? null : advanceOrder(order.status, 'checkout_failed');
    if (!move?.ok || !move.value.changed) return;
    await setStatus(tx, orderId, move.value.state, clock());
    await setFailure(tx, orderId, reason, clock());
  });
}

function checkoutAt(orderId: string, url: string): Checkout {
  return { order_id: orderId, checkout_url: url };
}

/** The URLs to which the provider sends the browser back: the screen that waits for the order. */
function returnAddresses(
  publicUrl: string,
  orderId: string,
): { readonly returnUrl: string; readonly cancelUrl: string } {
  return {
    returnUrl: appLinkUrl(publicUrl, { kind: 'order', orderId, checkout: null }),
    cancelUrl: appLinkUrl(publicUrl, { kind: 'order', orderId, checkout: 'cancelled' }),
  };
}
