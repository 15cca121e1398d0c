import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { CheckoutState, PaymentEvent } from '../../ports/payments.ts';
import type { OrderRow } from './order-rows.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { requestRefund } from './request-refund.ts';
import { settleOrder } from './settle-order.ts';
import { setChecked } from './store.ts';

const NO_ANSWER = refusal(
  'unavailable',
  'We can’t reach the payment provider. Please try again in a moment.',
);

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
    const { kind, reason } = state.error;
    if (kind === 'refused') deps.log.warn({ order: order.id, reason }, 'could not find a checkout');
    return ok(null);
  }
  return settleOrder(deps, order.id, ...eventsOf(state.value));
}

/** Closes an order's checkout. If it was paid at the last moment, the order is fulfilled instead. */
export async function closeCheckout(
  deps: PurchasesDeps,
  order: OrderRow,
): Promise<Result<null, Refusal>> {
  // Nobody can pay without a page, and the pages of a provider that we no longer use can't be closed.
  if (order.provider_session === null || order.provider !== deps.payments.name) {
    return settleOrder(deps, order.id, { kind: 'checkout_expired' });
  }
  const state = await deps.payments.closeCheckout(order.provider_session);
  if (!state.ok) {
    const { kind, reason } = state.error;
    if (kind === 'no_answer') return fail(NO_ANSWER);
    deps.log.warn({ order: order.id, reason }, 'could not close a checkout');
    // The provider has no such page, or no longer has it, so nobody can pay on it.
    return settleOrder(deps, order.id, { kind: 'checkout_expired' });
  }
  return settleOrder(deps, order.id, ...eventsOf(state.value));
}

/** The events that led to a checkout's state, in the order in which they happened. */
function eventsOf(state: CheckoutState): readonly PaymentEvent[] {
  switch (state.kind) {
    case 'open':
      return [];
    case 'closed':
      return [{ kind: 'checkout_expired' }];
    case 'paid': {
      const { payment, returnedCents } = state;
      const paid: PaymentEvent = { kind: 'payment_succeeded', payment };
      return returnedCents > 0 ? [paid, { kind: 'refund_issued', returnedCents }] : [paid];
    }
  }
}
