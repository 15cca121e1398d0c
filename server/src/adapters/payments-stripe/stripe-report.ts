import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type Stripe from 'stripe';
import type { PaymentNews, PaymentReport } from '../../ports/payments.ts';

const FORGED = refusal('not_allowed', 'This report does not bear a valid signature.');
const TOLERANCE_S = 300;

/** What Stripe reports of an order, from bytes that Stripe has signed lately. */
export function readStripeReport(
  stripe: Stripe,
  webhookSecret: string,
  signature: string | readonly string[] | undefined,
  body: Buffer,
  now: Date,
): Result<PaymentReport | null, Refusal> {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(
      body,
      String(signature),
      webhookSecret,
      TOLERANCE_S,
      undefined,
      now.getTime(),
    );
  } catch {
    // A wrong signature and a body that is not JSON look alike from here, and are alike: not Stripe's.
    return fail(FORGED);
  }
  const heard = newsOf(event);
  if (heard === null || !isOrderId(heard.orderId)) return ok(null);
  return ok({ eventId: event.id, orderId: heard.orderId, news: heard.news });
}

type Heard = { readonly orderId: string | null | undefined; readonly news: PaymentNews };

/** The events that matter to us; Stripe tells much more. */
function newsOf(event: Stripe.Event): Heard | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paidSession(event.data.object);
    case 'checkout.session.async_payment_failed':
      return declined(event.data.object.client_reference_id, 'The payment failed.');
    case 'checkout.session.expired':
      return {
        orderId: event.data.object.client_reference_id,
        news: { kind: 'checkout_expired' },
      };
    case 'payment_intent.payment_failed': {
      const { metadata, last_payment_error: error } = event.data.object;
      return declined(metadata.order_id, error?.message ?? 'The card was declined.');
    }
    case 'charge.refunded': {
      const { metadata, amount_refunded: returnedCents } = event.data.object;
      return { orderId: metadata.order_id, news: { kind: 'refund_issued', returnedCents } };
    }
    default:
      return null;
  }
}

/** A checkout can be completed before the money has come; then a second report follows. */
function paidSession(session: Stripe.Checkout.Session): Heard | null {
  const { payment_intent: intent, client_reference_id: orderId } = session;
  if (session.payment_status !== 'paid' || intent === null) return null;
  const payment = {
    id: typeof intent === 'string' ? intent : intent.id,
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  };
  return { orderId, news: { kind: 'payment_succeeded', payment } };
}

function declined(orderId: string | null | undefined, reason: string): Heard {
  return { orderId, news: { kind: 'payment_declined', reason } };
}

/** Other shops on the same Stripe account have references of their own kind. */
function isOrderId(text: string | null | undefined): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');
}
