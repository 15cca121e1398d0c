import type { Checkout } from '@laneway/contract/purchases';
import { appLinkUrl } from '@laneway/domain/app-links/app-link';
import { advanceOrder } from '@laneway/domain/purchase/order-machine';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { OrderRow } from './order-rows.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { lockOrder, setCheckout, setFailure, setStatus } from './store.ts';

const REFUSED = refusal(
  'payment_failed',
  'The payment provider couldn’t open a checkout. You haven’t been charged. Please try again later.',
);
const NO_ANSWER = refusal(
  'unavailable',
  'We can’t reach the payment provider. You haven’t been charged. Please try again in a moment.',
);

/**
 * Opens the page on which an order is paid. The order's id is the idempotency key, so a second call, or a retry after a
 * crash, returns the same page.
 */
export async function openCheckout(
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
    await noteOpened(deps, order.id, opened.value);
    return ok(checkoutAt(order.id, opened.value.url));
  }
  const { kind, reason } = opened.error;
  deps.log.warn({ order: order.id, trouble: kind, reason }, 'could not open a checkout');
  if (kind === 'no_answer') return fail(NO_ANSWER);
  await noteRefused(deps, order.id, reason);
  return fail(REFUSED);
}

async function noteOpened(
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

async function noteRefused(
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
