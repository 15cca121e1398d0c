import { OrderId } from '@laneway/contract/scalars';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type Stripe from 'stripe';
import { Value } from 'typebox/value';
import type { WebhookEvent } from '../../ports/payments.ts';
import { FORGED, UNREADABLE } from '../webhook-fields.ts';
import { hearEvent, StripeEvent } from './stripe-events.ts';

const TOLERANCE_S = 300;

/** What Stripe reports of an order, from bytes that Stripe has signed lately. */
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
    // A wrong signature and a body that is not JSON look alike from here, and are alike: not Stripe's.
    return fail(FORGED);
  }
  if (!Value.Check(StripeEvent, event)) return fail(UNREADABLE);
  const heard = hearEvent(event);
  if (heard === 'unreadable') return fail(UNREADABLE);
  if (heard === null) return ok(null);
  const { orderId, news } = heard;
  // Other shops on the same Stripe account have references of their own kind.
  return ok(Value.Check(OrderId, orderId) ? { eventId: event.id, orderId, news } : null);
}
