import { type Static, type TSchema, Type } from '@laneway/contract/json-schema';
import { OrderId } from '@laneway/contract/scalars';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type Stripe from 'stripe';
import type { PaymentEvent, WebhookEvent } from '../../ports/payments.ts';
import {
  CurrencyCode,
  FORGED,
  matchesSchema,
  PaidCents,
  ProviderId,
  UNREADABLE,
} from '../webhook-fields.ts';

const TOLERANCE_S = 300;

/** Parses a webhook that Stripe signed within the last five minutes; null when it isn't about one of our orders. */
export function parseStripeWebhook(
  stripe: Stripe,
  webhookSecret: string,
  signature: string | readonly string[] | undefined,
  body: Buffer,
  now: Date,
): Result<WebhookEvent | null, Refusal> {
  let event: unknown;
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
    // The SDK doesn't tell a wrong signature from a body that isn't JSON; neither comes from Stripe.
    return fail(FORGED);
  }
  if (!matchesSchema(StripeEvent, event)) return fail(UNREADABLE);
  const parsed = parseEvent(event);
  if (parsed === 'unreadable') return fail(UNREADABLE);
  if (parsed === null) return ok(null);
  const { orderId, event: paymentEvent } = parsed;
  // Other shops on the same Stripe account use other kinds of references.
  if (!matchesSchema(OrderId, orderId)) return ok(null);
  return ok({ eventId: event.id, orderId, event: paymentEvent });
}

/** The parts of Stripe's objects that we read. */

const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

const StripeEvent = Type.Object({
  id: ProviderId,
  type: Type.String(),
  data: Type.Object({ object: Type.Object({}) }),
});
export type StripeEvent = Static<typeof StripeEvent>;

const Session = Type.Object({
  client_reference_id: nullable(Type.String()),
  payment_status: Type.String(),
  payment_intent: nullable(Type.Union([ProviderId, Type.Object({ id: ProviderId })])),
  amount_total: nullable(PaidCents),
  currency: nullable(CurrencyCode),
});
type Session = Static<typeof Session>;

const Metadata = Type.Object({ order_id: Type.Optional(Type.String()) });

const Intent = Type.Object({
  metadata: Metadata,
  last_payment_error: nullable(Type.Object({ message: Type.Optional(Type.String()) })),
});

const Charge = Type.Object({ metadata: Metadata, amount_refunded: PaidCents });

export type ParsedEvent = {
  readonly orderId: string | null | undefined;
  readonly event: PaymentEvent;
};

type Reader = (object: unknown) => ParsedEvent | null | 'unreadable';

function reader<S extends TSchema>(
  shape: S,
  read: (object: Static<S>) => ParsedEvent | null,
): Reader {
  return (object) => (matchesSchema(shape, object) ? read(object) : 'unreadable');
}

/** A map, because an event type could be the name of a property that objects inherit. */
const READERS: ReadonlyMap<string, Reader> = new Map([
  ['checkout.session.completed', reader(Session, paid)],
  ['checkout.session.async_payment_succeeded', reader(Session, paid)],
  // The buyer has left the page by the time a bank payment fails, so they can't try another card.
  ['checkout.session.async_payment_failed', reader(Session, closed)],
  ['checkout.session.expired', reader(Session, closed)],
  [
    'payment_intent.payment_failed',
    reader(Intent, ({ metadata, last_payment_error: error }) => ({
      orderId: metadata.order_id,
      event: { kind: 'payment_declined', reason: error?.message ?? 'The card was declined.' },
    })),
  ],
  [
    'charge.refunded',
    reader(Charge, ({ metadata, amount_refunded: returnedCents }) => ({
      orderId: metadata.order_id,
      event: { kind: 'refund_issued', returnedCents },
    })),
  ],
]);

/** The order event of a webhook; null for event types that we don't use. */
function parseEvent({ type, data }: StripeEvent): ParsedEvent | null | 'unreadable' {
  return READERS.get(type)?.(data.object) ?? null;
}

/** A checkout can complete before the money arrives; a second event follows then. */
function paid(session: Session): ParsedEvent | null {
  const { payment_intent: intent, client_reference_id: orderId } = session;
  const { amount_total: amountCents, currency } = session;
  if (session.payment_status !== 'paid') return null;
  if (intent === null || amountCents === null || currency === null) return null;
  const id = typeof intent === 'string' ? intent : intent.id;
  const payment = { id, amountCents, currency: currency.toUpperCase() };
  return { orderId, event: { kind: 'payment_succeeded', payment } };
}

function closed({ client_reference_id: orderId }: Session): ParsedEvent {
  return { orderId, event: { kind: 'checkout_expired' } };
}
