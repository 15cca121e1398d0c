import { OrderId } from '@laneway/contract/scalars';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type Stripe from 'stripe';
import type { WebhookEvent } from '../../ports/payments.ts';
import { FORGED, matchesSchema, UNREADABLE } from '../webhook-fields.ts';
import { parseEvent, StripeEvent } from './stripe-events.ts';

const TOLERANCE_S = 300;

/** Parses a webhook that Stripe signed within the last minutes; null when it isn't about one of our orders. */
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
