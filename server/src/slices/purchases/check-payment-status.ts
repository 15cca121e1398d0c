import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { closeCheckout, eventsOf } from './close-checkout.ts';
import type { OrderRow } from './order-rows.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { requestRefund } from './request-refund.ts';
import { settleOrder } from './settle-order.ts';
import { setChecked } from './store.ts';

/**
 * Checks an unsettled order with the provider, in case its webhook was lost, and closes a checkout that can no longer
 * be paid.
 */
export async function checkPaymentStatus(
  deps: PurchasesDeps,
  order: OrderRow,
): Promise<Result<null, Refusal>> {
  const now = deps.clock();
  await setChecked(deps.db, order.id, now);
  const isOver = order.checkout_expires_at <= now;
  if (order.status === 'paid') {
    // Paid but not delivered means that a refund is due, and its job may have failed for good.
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
