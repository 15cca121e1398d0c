import { advanceOrder, type OrderEvent } from '@laneway/domain/purchase/order-machine';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { CURRENCY } from '@laneway/domain/terms';
import type { Transaction } from '../../platform/database/database.ts';
import type { Payment, PaymentEvent } from '../../ports/payments.ts';
import { recordSale } from '../earnings/public/record-sale.ts';
import { applyRefund } from './apply-refund.ts';
import { notifyOfSale } from './notify-creator.ts';
import type { OrderRow } from './order-rows.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { requestRefund } from './request-refund.ts';
import { lockOrder, setFailure, setPaid, setStatus } from './store.ts';

const UNKNOWN_ORDER = refusal('not_found', 'Order not found');

/** Applies payment events to an order, oldest first, and stops at the first one that can't be true. */
export async function settleOrder(
  deps: PurchasesDeps,
  orderId: string,
  ...events: readonly PaymentEvent[]
): Promise<Result<null, Refusal>> {
  for (const event of events) {
    const settled = await deps.db.transaction((tx) => applyPaymentEvent(tx, deps, orderId, event));
    if (!settled.ok) {
      const { code, detail } = settled.error;
      deps.log.warn({ order: orderId, event: event.kind, code, detail }, 'an order did not settle');
      return settled;
    }
  }
  return ok(null);
}

/**
 * Applies one event in the caller's transaction. Everything that follows from it (status, ledger, ownership, emails)
 * happens with it or not at all, and only once however often the event arrives. An event that can't be true
 * yet, such as a refund of an unpaid order, is refused, and the provider sends it again.
 */
export async function applyPaymentEvent(
  tx: Transaction,
  deps: PurchasesDeps,
  orderId: string,
  event: PaymentEvent,
): Promise<Result<null, Refusal>> {
  const order = await lockOrder(tx, orderId);
  if (order === null) return fail(UNKNOWN_ORDER);
  switch (event.kind) {
    case 'payment_succeeded':
      return recordPayment(tx, deps, order, event.payment);
    case 'payment_declined':
      // The page stays open so that the buyer can try another card, so the order stays open too.
      if (order.paid_at === null) await setFailure(tx, order.id, event.reason, deps.clock());
      return ok(null);
    case 'checkout_cancelled':
    case 'checkout_expired':
      return endCheckout(tx, deps, order, event.kind);
    case 'refund_issued':
      return applyRefund(tx, deps, order, event.returnedCents);
  }
}

async function recordPayment(
  tx: Transaction,
  deps: PurchasesDeps,
  order: OrderRow,
  payment: Payment,
): Promise<Result<null, Refusal>> {
  const now = deps.clock();
  if (payment.amountCents !== order.price_cents || payment.currency !== CURRENCY) {
    const paid = `${payment.amountCents} cents (${payment.currency})`;
    deps.log.error({ order: order.id, paid, due: order.price_cents }, 'the wrong amount was paid');
    await setFailure(
      tx,
      order.id,
      `Paid ${paid}, expected ${order.price_cents} cents (${CURRENCY})`,
      now,
    );
    return ok(null);
  }
  const move = advanceOrder(order.status, 'payment_succeeded');
  if (!move.ok || !move.value.changed) return move.ok ? ok(null) : move;
  const { id: paymentId, amountCents } = payment;
  await setPaid(tx, order.id, { status: move.value.state, paymentId, amountCents }, now);
  await recordSale(tx, {
    orderId: order.id,
    kind: order.kind === 'gift' ? 'gift_sale' : 'sale',
    guideId: order.guide_id,
    creatorId: order.author_id,
    priceCents: order.price_cents,
    feeCents: order.fee_cents,
    at: now,
  });
  const fulfilled = await deps.kinds[order.kind].fulfil(tx, deps, order);
  if (fulfilled.kind === 'impossible') {
    await requestRefund(tx, order.id, { by: null, reason: fulfilled.reason }, now);
    return ok(null);
  }
  const done = advanceOrder(move.value.state, 'handed_over');
  if (!done.ok) return done;
  await setStatus(tx, order.id, done.value.state, now);
  await notifyOfSale(tx, order);
  return ok(null);
}

async function endCheckout(
  tx: Transaction,
  { clock, kinds }: PurchasesDeps,
  order: OrderRow,
  event: Extract<OrderEvent, 'checkout_cancelled' | 'checkout_expired'>,
): Promise<Result<null, Refusal>> {
  const move = advanceOrder(order.status, event);
  if (!move.ok || !move.value.changed) return move.ok ? ok(null) : move;
  await setStatus(tx, order.id, move.value.state, clock());
  await kinds[order.kind].close(tx, order.id);
  return ok(null);
}
