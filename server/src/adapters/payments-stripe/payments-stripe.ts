import { fail, ok, type Result } from '@laneway/domain/result';
import Stripe from 'stripe';
import type { CheckoutState, Payments, ProviderTrouble } from '../../ports/payments.ts';
import { readStripeReport } from './stripe-report.ts';

export type StripeOptions = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  readonly apiBase: string | null;
};

const TIMEOUT_MS = 15_000;
const ALREADY_REFUNDED = 'charge_already_refunded';

/** Stripe Checkout. An order's id is its idempotency key, so a repeated call finds what the first one made. */
export function createStripePayments(options: StripeOptions): Payments {
  const stripe = new Stripe(options.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...addressOf(options.apiBase),
  });
  const find = async (session: string): Promise<CheckoutState> =>
    stateOf(
      await stripe.checkout.sessions.retrieve(session, {
        expand: ['payment_intent.latest_charge'],
      }),
    );

  return {
    name: 'stripe',
    openCheckout: (checkout) =>
      answered(async () => {
        const { orderId } = checkout;
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: orderId,
            metadata: { order_id: orderId },
            // The payment carries it too, so that a later refund can be told apart.
            payment_intent_data: { metadata: { order_id: orderId } },
            customer_email: checkout.buyerEmail,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'aud',
                  unit_amount: checkout.amountCents,
                  product_data: { name: checkout.title },
                },
              },
            ],
            success_url: checkout.returnUrl,
            cancel_url: checkout.cancelUrl,
            expires_at: Math.floor(checkout.expiresAt.getTime() / 1_000),
          },
          { idempotencyKey: orderId },
        );
        if (session.url === null) throw new Error('Stripe gave the checkout no address');
        return { session: session.id, url: session.url };
      }),
    findCheckout: (session) => answered(() => find(session)),
    closeCheckout: (session) =>
      answered(async () => {
        try {
          return stateOf(await stripe.checkout.sessions.expire(session));
        } catch (error) {
          // A checkout that has ended cannot be closed; how it ended is what we want to know.
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return find(session);
          throw error;
        }
      }),
    refund: ({ orderId, paymentId }) =>
      answered(async () => {
        try {
          const refund = await stripe.refunds.create(
            { payment_intent: paymentId, metadata: { order_id: orderId } },
            { idempotencyKey: `refund ${orderId}` },
          );
          return { returnedCents: refund.amount };
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeError) || error.code !== ALREADY_REFUNDED) {
            throw error;
          }
          const intent = await stripe.paymentIntents.retrieve(paymentId, {
            expand: ['latest_charge'],
          });
          return { returnedCents: returnedOf(intent) };
        }
      }),
    readReport: (headers, body, now) =>
      readStripeReport(stripe, options.webhookSecret, headers['stripe-signature'], body, now),
  };
}

/** Tells a no from a silence: what Stripe refuses it will refuse again, all else may be asked later. */
async function answered<T>(ask: () => Promise<T>): Promise<Result<T, ProviderTrouble>> {
  try {
    return ok(await ask());
  } catch (error) {
    const isNo =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError;
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ kind: isNo ? 'refused' : 'no_answer', reason });
  }
}

function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  const { payment_intent: intent } = session;
  if (session.payment_status === 'paid' && intent !== null) {
    const payment = {
      id: typeof intent === 'string' ? intent : intent.id,
      amountCents: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
    };
    return { kind: 'paid', payment, returnedCents: returnedOf(intent) };
  }
  return { kind: session.status === 'expired' ? 'closed' : 'open' };
}

function returnedOf(intent: Stripe.PaymentIntent | string): number {
  if (typeof intent === 'string') return 0;
  const { latest_charge: charge } = intent;
  return charge === null || typeof charge === 'string' ? 0 : charge.amount_refunded;
}

function addressOf(
  base: string | null,
): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> | Record<string, never> {
  if (base === null) return {};
  const { hostname, port, protocol } = new URL(base);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, protocol: scheme, ...(port === '' ? {} : { port }) };
}
