import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PaymentEvent } from '../../ports/payments.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';
import { parseWebhook, serializeWebhook } from './webhook-event.ts';

const SECRET = 'a secret of this test';
const now = new Date('2027-03-01T10:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

function read(body: string, { secret = SECRET, at = now } = {}) {
  const headers = { [SIGNATURE_HEADER]: sign(secret, body, at) };
  return parseWebhook(SECRET, headers, Buffer.from(body), now);
}

const FORGED = { ok: false, error: { code: 'not_allowed' } };
const UNREADABLE = { ok: false, error: { code: 'invalid_input' } };

const payment = { id: 'test_payment_1', amountCents: 499, currency: 'AUD' };
const webhook = {
  eventId: 'test_event_1',
  orderId: randomUUID(),
  event: { kind: 'payment_succeeded', payment },
} as const;

describe('a webhook', () => {
  it.each<PaymentEvent>([
    { kind: 'payment_succeeded', payment },
    { kind: 'payment_declined', reason: 'The card was declined.' },
    { kind: 'checkout_cancelled' },
    { kind: 'checkout_expired' },
    { kind: 'refund_issued', returnedCents: 499 },
  ])('is read as it was printed: $kind', (event) => {
    const printed = serializeWebhook({ ...webhook, event });
    expect(read(printed)).toEqual({ ok: true, value: { ...webhook, event } });
  });

  it('is valid for five minutes', () => {
    const body = serializeWebhook(webhook);
    for (const seconds of [-300, 300]) {
      expect(read(body, { at: inSeconds(seconds) })).toMatchObject({ ok: true });
    }
    for (const seconds of [-301, 301]) {
      expect(read(body, { at: inSeconds(seconds) })).toMatchObject(FORGED);
    }
  });

  it('is refused with another secret, or with the signature of other bytes', () => {
    const body = serializeWebhook(webhook);
    expect(read(body, { secret: 'another' })).toMatchObject(FORGED);
    const headers = { [SIGNATURE_HEADER]: sign(SECRET, body, now) };
    const changed = Buffer.from(body.replace('499', '999'));
    expect(parseWebhook(SECRET, headers, changed, now)).toMatchObject(FORGED);
  });

  it.each([undefined, '', 't=1,v1=00', ['t=1', 'v1=00']])(
    'is refused with the signature %j',
    (signature) => {
      const headers = { [SIGNATURE_HEADER]: signature };
      expect(parseWebhook(SECRET, headers, Buffer.from('{}'), now)).toMatchObject(FORGED);
    },
  );
});

describe('signed bytes that aren’t a webhook', () => {
  it.each(['', 'not JSON', 'null', '[]', '{}', '"text"', '{"__proto__":{"eventId":"x"}}'])(
    'cannot be read: %j',
    (body) => {
      expect(read(body)).toMatchObject(UNREADABLE);
    },
  );

  it.each<object>([
    { ...webhook, eventId: '' },
    { ...webhook, eventId: 'x'.repeat(256) },
    { ...webhook, orderId: null },
    { ...webhook, orderId: 7 },
    { ...webhook, orderId: [webhook.orderId] },
    { ...webhook, orderId: `${webhook.orderId}'` },
    { ...webhook, event: null },
    { ...webhook, event: { kind: 'constructor' } },
    { ...webhook, event: { kind: 'payment_succeeded' } },
    { ...webhook, event: { kind: 'payment_declined', reason: 7 } },
    { ...webhook, event: { kind: 'refund_issued', returnedCents: Number.NaN } },
    ...[-1, 4.99, '499', null, 1e300].map((amountCents) => ({
      ...webhook,
      event: { kind: 'payment_succeeded', payment: { ...payment, amountCents } },
    })),
  ])('cannot be read: %j', (wrong) => {
    expect(read(JSON.stringify(wrong))).toMatchObject(UNREADABLE);
  });
});
