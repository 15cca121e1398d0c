import { Type } from '@laneway/contract/json-schema';
import { OrderId } from '@laneway/contract/scalars';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import type { Headers, WebhookEvent } from '../../ports/payments.ts';
import {
  CurrencyCode,
  FORGED,
  matchesSchema,
  PaidCents,
  ProviderId,
  UNREADABLE,
} from '../webhook-fields.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

const kind = <const Kind extends string>(name: Kind) => ({ kind: Type.Literal(name) });

const EventBody = Type.Object({
  eventId: ProviderId,
  orderId: OrderId,
  event: Type.Union([
    Type.Object({
      ...kind('payment_succeeded'),
      payment: Type.Object({
        id: ProviderId,
        amountCents: PaidCents,
        currency: CurrencyCode,
      }),
    }),
    Type.Object({ ...kind('payment_declined'), reason: Type.String() }),
    Type.Object(kind('checkout_cancelled')),
    Type.Object(kind('checkout_expired')),
    Type.Object({ ...kind('refund_issued'), returnedCents: PaidCents }),
  ]),
});

/** The webhook body of an event. */
export function serializeWebhook(event: WebhookEvent): string {
  return JSON.stringify(event);
}

/** Parses a webhook body, provided that it was signed with the secret. */
export function parseWebhook(
  secret: string,
  headers: Headers,
  body: Buffer,
  now: Date,
): Result<WebhookEvent, Refusal> {
  if (!isSigned(secret, headers[SIGNATURE_HEADER], body, now)) return fail(FORGED);
  const event = parse(body);
  return matchesSchema(EventBody, event) ? ok(event) : fail(UNREADABLE);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
