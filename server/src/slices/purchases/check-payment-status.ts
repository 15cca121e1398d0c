import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { closeCheckout, eventsOf } from './close-checkout.ts';
import type { OrderRow } from './order-rows.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { requestRefund } from './request-refund.ts';
import { settleOrder } from './settle-order.ts';
import { setChecked } from './store.ts';

/**
 * Finds out how an order that is not settled stands, should the provider's report have been lost: asks the provider, and
 * ends what can no longer be paid.
 */
export async function checkPaymentStatus(
  deps: PurchasesDeps,
  order: OrderRow,
): Promise<Result<null, Refusal>> {
  const now = deps.clock();
  await setChecked(deps.db, order.id, now);
  const isOver = order.checkout_expires_at <= now;
  if (order.status === 'paid') {
    // Paid and not handed over means that the money is to go back: its job may have given up.
    const refund = { by: null, reason: 'Guide not delivered' };
    await deps.db.transaction((tx) => requestRefund(tx, order.id, refund, now));
    return ok(null);
  }
  if (isOver) return closeCheckout(deps, order);
  if (order.provider_session === null || order.provider !== deps.payments.name) return ok(null);
  const state = await deps.payments.findCheckout(order.provider_session);
  if (!state.ok) {
    deps.log.warn({ order: order.id, ...state.error }, 'the payment provider does not answer');
    return ok(null);
  }
  return settleOrder(deps, order.id, ...eventsOf(state.value));
}
