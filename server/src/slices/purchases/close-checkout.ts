import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, type Result } from '@laneway/domain/result';
import type { CheckoutState, PaymentEvent } from '../../ports/payments.ts';
import type { OrderRow } from './order-rows.ts';
import type { PurchasesDeps } from './purchases-deps.ts';
import { settleOrder } from './settle-order.ts';

const NO_ANSWER = refusal(
  'unavailable',
  'We can’t reach the payment provider. Please try again in a moment.',
);

/** Providers don't open a checkout page for less than half an hour. */
const MIN_PAGE_MS = 31 * 60_000;

/** An open order that should no longer be paid: too old, at another price, or with another provider. */
export function isStale(
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

/** Closes an order's checkout. If it was paid at the last moment, the order is fulfilled instead. */
export async function closeCheckout(
  deps: PurchasesDeps,
  order: OrderRow,
): Promise<Result<null, Refusal>> {
  // Without a page nobody can pay, and the pages of a provider that we no longer use can't be closed.
  if (order.provider_session === null || order.provider !== deps.payments.name) {
    return settleOrder(deps, order.id, { kind: 'checkout_expired' });
  }
  const state = await deps.payments.closeCheckout(order.provider_session);
  if (!state.ok) {
    deps.log.warn({ order: order.id, ...state.error }, 'a checkout could not be closed');
    if (state.error.kind === 'no_answer') return fail(NO_ANSWER);
    // The provider has no such page, or no longer has it, so nobody can pay on it.
    return settleOrder(deps, order.id, { kind: 'checkout_expired' });
  }
  return settleOrder(deps, order.id, ...eventsOf(state.value));
}

/** The events that led to a checkout's state, in the order in which they happened. */
export function eventsOf(state: CheckoutState): readonly PaymentEvent[] {
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
