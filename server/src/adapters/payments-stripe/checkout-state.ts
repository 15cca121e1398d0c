import type Stripe from 'stripe';
import type { CheckoutState } from '../../ports/payments.ts';

/** The state of a checkout, from Stripe's session. */
export function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  const { payment_intent: intent } = session;
  if (session.payment_status === 'paid' && intent !== null) {
    const payment = {
      id: typeof intent === 'string' ? intent : intent.id,
      amountCents: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
    };
    const charge = typeof intent === 'string' ? null : intent.latest_charge;
    return { kind: 'paid', payment, returnedCents: returnedOf(charge) };
  }
  return { kind: mayStillBePaid(session) ? 'open' : 'closed' };
}

/** A bank payment can take days after the buyer leaves the page; it may succeed until the bank refuses it. */
function mayStillBePaid({ status, payment_intent: intent }: Stripe.Checkout.Session): boolean {
  if (status !== 'complete' || intent === null || typeof intent === 'string') {
    return status !== 'expired';
  }
  return intent.status !== 'requires_payment_method' && intent.status !== 'canceled';
}

/** How much of a charge was refunded so far; 0 when Stripe sent only its id. */
export function returnedOf(charge: Stripe.Charge | string | null): number {
  return charge === null || typeof charge === 'string' ? 0 : charge.amount_refunded;
}
