import { fail, ok, type Result } from '@laneway/domain/result';
import Stripe from 'stripe';
import type { Logger } from '../../platform/process/logging.ts';
import { ServiceUnavailableError, watchService } from '../../platform/process/service-health.ts';
import type {
  CheckoutState,
  CheckoutToOpen,
  Payments,
  ProviderError,
} from '../../ports/payments.ts';
import { parseStripeWebhook } from './stripe-webhook.ts';

export type StripeOptions = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Replaces Stripe's own URL in tests. */
  readonly apiBase: string | null;
  readonly log: Logger;
  /** The time limit of a single attempt; there are three. */
  readonly timeoutMs?: number;
  /** How often Stripe is asked whether it is back; tests shorten it. */
  readonly probeEveryMs?: number;
};

const TIMEOUT_MS = 15_000;
/** The probe does no work at Stripe, so it needs less time than a call. */
const PROBE_TIMEOUT_MS = 5_000;
const ALREADY_REFUNDED = 'charge_already_refunded';
const FAILED_REFUND_STATES: ReadonlySet<string | null> = new Set(['failed', 'canceled']);

/** Stripe Checkout. An order's id is its idempotency key, so a repeated call finds what the first one made. */
export function createStripePayments(options: StripeOptions): Payments {
  const stripe = new Stripe(options.secretKey, {
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...addressOf(options.apiBase),
  });
  const timeout = Math.min(PROBE_TIMEOUT_MS, options.timeoutMs ?? TIMEOUT_MS);
  const probe = () =>
    stripe.checkout.sessions
      .list({ limit: 1 }, { timeout, maxNetworkRetries: 0 })
      .catch((error: unknown) => {
        throw unavailable(error) ?? error;
      });
  const { log, probeEveryMs } = options;
  const health = watchService('Stripe', { log, probe, ...(probeEveryMs && { probeEveryMs }) });
  /** Calls Stripe and distinguishes a refusal, which is final, from any other error, which may be temporary. */
  const callStripe = async <T>(ask: () => Promise<T>): Promise<Result<T, ProviderError>> => {
    const work = () =>
      ask().catch((error: unknown) => {
        throw unavailable(error) ?? error;
      });
    try {
      return ok(await health.run(work));
    } catch (error) {
      const isRefusal = REFUSALS.some((refusal) => error instanceof refusal);
      const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
      // Such as a key that Stripe doesn't accept; that it is gone has been logged already.
      if (!isRefusal && !(error instanceof ServiceUnavailableError)) {
        log.error({ reason }, 'a call to Stripe failed');
      }
      return fail({ kind: isRefusal ? 'refused' : 'no_answer', reason });
    }
  };
  const find = async (session: string): Promise<CheckoutState> =>
    stateOf(
      await stripe.checkout.sessions.retrieve(session, {
        expand: ['payment_intent.latest_charge'],
      }),
    );

  return {
    name: 'stripe',
    downSince: health.downSince,
    openCheckout: (checkout) =>
      callStripe(async () => {
        const session = await stripe.checkout.sessions.create(sessionOf(checkout), {
          idempotencyKey: checkout.orderId,
        });
        if (session.url === null) throw new Error('Stripe gave the checkout no address');
        return { session: session.id, url: session.url };
      }),
    findCheckout: (session) => callStripe(() => find(session)),
    closeCheckout: (session) =>
      callStripe(async () => {
        try {
          return stateOf(await stripe.checkout.sessions.expire(session));
        } catch (error) {
          // A finished checkout can't be expired, so its final state is the result.
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return find(session);
          throw error;
        }
      }),
    refund: ({ orderId, paymentId }) =>
      callStripe(async () => {
        try {
          const refund = await stripe.refunds.create(
            { payment_intent: paymentId, metadata: { order_id: orderId }, expand: ['charge'] },
            { idempotencyKey: `refund ${orderId}` },
          );
          if (FAILED_REFUND_STATES.has(refund.status)) {
            throw new Refused(refund.failure_reason ?? 'The refund failed.');
          }
          // Part of it may have been refunded by hand before, so the total is what counts.
          return { returnedCents: returnedOf(refund.charge) };
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeError) || error.code !== ALREADY_REFUNDED) {
            throw error;
          }
          const intent = await stripe.paymentIntents.retrieve(paymentId, {
            expand: ['latest_charge'],
          });
          return { returnedCents: returnedOf(intent.latest_charge) };
        }
      }),
    parseWebhook: (headers, body, now) =>
      parseStripeWebhook(stripe, options.webhookSecret, headers['stripe-signature'], body, now),
  };
}

function sessionOf(checkout: CheckoutToOpen): Stripe.Checkout.SessionCreateParams {
  const { orderId, title, amountCents, buyerEmail, returnUrl, cancelUrl, expiresAt } = checkout;
  const metadata = { order_id: orderId };
  return {
    mode: 'payment',
    client_reference_id: orderId,
    metadata,
    // The payment names it too, so a later refund can be matched to its order.
    payment_intent_data: { metadata },
    customer_email: buyerEmail,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'aud',
          unit_amount: amountCents,
          product_data: { name: title },
        },
      },
    ],
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
  };
}

function addressOf(
  base: string | null,
): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> | Record<string, never> {
  if (base === null) return {};
  const { hostname, port, protocol } = new URL(base);
  return protocol === 'http:'
    ? { host: hostname, protocol: 'http', port: port || 80 }
    : { host: hostname, protocol: 'https', port: port || 443 };
}

/** A refusal that Stripe's SDK doesn't throw itself. */
class Refused extends Error {}

/** Stripe understood the request and turned it down, so a retry fails the same way. */
const REFUSALS = [
  Refused,
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeCardError,
  Stripe.errors.StripeIdempotencyError,
];

/** The error as one of a service that is gone; null if Stripe answered. */
function unavailable(error: unknown): ServiceUnavailableError | null {
  const isGone =
    error instanceof Stripe.errors.StripeConnectionError ||
    (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500);
  return isGone ? new ServiceUnavailableError(error.message, { cause: error }) : null;
}

/** Stripe quotes an email address that it rejects, but reasons are logged and shown to admins. */
function withoutAddresses(reason: string): string {
  return reason.replaceAll(/(?<![^\s@:'"<>])[^\s@:'"<>]+@[^\s@'"<>]+/g, '…');
}

/** The state of a checkout, from Stripe's session. */
function stateOf(session: Stripe.Checkout.Session): CheckoutState {
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

/** The amount of a charge that was refunded so far; 0 when Stripe sent only its id. */
function returnedOf(charge: Stripe.Charge | string | null): number {
  return charge === null || typeof charge === 'string' ? 0 : charge.amount_refunded;
}
