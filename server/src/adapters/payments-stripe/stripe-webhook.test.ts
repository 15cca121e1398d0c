import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { startFakeStripe } from '../../testing/fake-stripe.ts';
import { type Delivery, signWebhook } from '../../testing/stripe/webhook-sender.ts';
import { createStripePayments } from './payments-stripe.ts';

const now = new Date('2027-03-01T10:00:00Z');
const stripe = await startFakeStripe(() => now);
const { account, webhooks } = stripe;
const payments = createStripePayments(stripe.options);
afterEach(() => webhooks.drop());

const FORGED = {
  ok: false,
  error: { code: 'not_allowed', detail: 'The webhook signature isn’t valid.' },
};
const UNREADABLE = {
  ok: false,
  error: { code: 'invalid_input', detail: 'We couldn’t read this webhook event.' },
};

async function open(orderId: string = randomUUID()) {
  const opened = await payments.openCheckout({
    orderId,
    title: 'Lanes',
    amountCents: 499,
    buyerEmail: 'ada@people.example',
    expiresAt: new Date(now.getTime() + 3_600_000),
    returnUrl: 'https://laneway.example/',
    cancelUrl: 'https://laneway.example/',
  });
  if (!opened.ok) throw new Error(opened.error.reason);
  return { orderId, session: opened.value.session };
}

/** Everything in the queue, as our adapter parses it. */
async function delivered(delivery: Delivery = {}) {
  const read: ReturnType<typeof payments.parseWebhook>[] = [];
  await webhooks.deliver(async (headers, body) => {
    read.push(payments.parseWebhook(headers, Buffer.from(body), now));
    return 200;
  }, delivery);
  return read;
}

/** The events that are about an order. */
async function orderEvents() {
  return (await delivered()).flatMap((read) =>
    read.ok && read.value !== null ? [read.value] : [],
  );
}

function readSigned(body: string) {
  const headers = { 'stripe-signature': signWebhook(stripe.options.webhookSecret, body, now) };
  return payments.parseWebhook(headers, Buffer.from(body), now);
}

describe('of a payment', () => {
  it('the completed checkout is an event, and Stripe’s other webhooks about it are ignored', async () => {
    const { orderId, session } = await open();
    const id = account.pay(session).payment_intent;
    expect(webhooks.waiting()).toHaveLength(3);
    expect(await orderEvents()).toEqual([
      {
        eventId: expect.stringMatching(/^evt_/),
        orderId,
        event: {
          kind: 'payment_succeeded',
          payment: { id, amountCents: 499, currency: 'AUD' },
        },
      },
    ]);
  });

  it('a bank transfer is reported only once the money has arrived', async () => {
    const { orderId, session } = await open();
    account.payByBank(session);
    expect(webhooks.waiting()).toContain('checkout.session.completed');
    expect(await orderEvents()).toEqual([]);
    account.bankPays(session);
    expect(await orderEvents()).toMatchObject([{ orderId, event: { kind: 'payment_succeeded' } }]);
  });

  it('a bank transfer that fails is reported as declined, and the checkout as expired', async () => {
    const { orderId, session } = await open();
    account.payByBank(session);
    account.bankRefuses(session);
    expect(await orderEvents()).toMatchObject([
      { orderId, event: { kind: 'payment_declined' } },
      { orderId, event: { kind: 'checkout_expired' } },
    ]);
  });

  it('a declined card is reported with Stripe’s reason', async () => {
    const { orderId, session } = await open();
    account.decline(session);
    const event = { kind: 'payment_declined', reason: 'Your card was declined.' };
    expect(await orderEvents()).toMatchObject([{ orderId, event }]);
  });
});

describe('of a checkout', () => {
  it('its expiry is reported', async () => {
    const { orderId, session } = await open();
    account.expire(session);
    expect(await orderEvents()).toMatchObject([{ orderId, event: { kind: 'checkout_expired' } }]);
  });
});

describe('of a refund', () => {
  it('the total refunded so far is reported, whoever issued it', async () => {
    const { orderId, session } = await open();
    const paymentId = String(account.pay(session).payment_intent);
    webhooks.drop();
    account.refund({ payment_intent: paymentId, amount: '100' });
    await payments.refund({ orderId, paymentId });
    expect(await orderEvents()).toMatchObject([
      { orderId, event: { kind: 'refund_issued', returnedCents: 100 } },
      { orderId, event: { kind: 'refund_issued', returnedCents: 499 } },
    ]);
  });
});

describe('a repeated webhook', () => {
  it('has the id of the first', async () => {
    account.expire((await open()).session);
    const [first, second] = await delivered({ copies: 2 });
    expect(second).toEqual(first);
  });
});

describe('a webhook of another shop on the same account', () => {
  it.each(['order-17', 'ORDER_00000000-0000-4000-8000-000000000000'])(
    'is genuine but ignored: %s',
    async (reference) => {
      const { session } = await open(reference);
      account.pay(session);
      const nothing = webhooks.waiting().map(() => ({ ok: true, value: null }));
      expect(await delivered()).toEqual(nothing);
    },
  );

  it('is ignored if it sells in a way that we don’t', () => {
    const object = {
      client_reference_id: null,
      payment_status: 'paid',
      payment_intent: null,
      amount_total: null,
      currency: null,
    };
    const event = { id: 'evt_1', type: 'checkout.session.completed', data: { object } };
    expect(readSigned(JSON.stringify(event))).toEqual({ ok: true, value: null });
  });
});

describe('a webhook that Stripe did not sign', () => {
  it.each(['wrong_secret', 'stale', 'none'] as const)('is refused: %s', async (signature) => {
    account.pay((await open()).session);
    expect(await delivered({ signature })).toEqual([FORGED, FORGED, FORGED]);
  });

  it('is refused when a byte was changed on the way', async () => {
    account.pay((await open()).session);
    const body = webhooks.bodies().at(-1) ?? '';
    const headers = { 'stripe-signature': signWebhook(stripe.options.webhookSecret, body, now) };
    const changed = Buffer.from(body.replace('499', '099'));
    expect(payments.parseWebhook(headers, changed, now)).toEqual(FORGED);
    expect(payments.parseWebhook(headers, Buffer.from(body), now)).toMatchObject({ ok: true });
  });

  it.each([
    '',
    't=,v1=',
    't=1,v1=00',
    'v1=00',
    `t=${Math.floor(now.getTime() / 1_000)}`,
    'nonsense',
  ])('is refused with the signature %j', (signature) => {
    const headers = { 'stripe-signature': signature };
    expect(payments.parseWebhook(headers, Buffer.from('{}'), now)).toEqual(FORGED);
  });
});

describe('a signed webhook that is invalid', () => {
  const session = {
    client_reference_id: randomUUID(),
    payment_status: 'paid',
    payment_intent: 'pi_1',
    amount_total: 499,
    currency: 'aud',
  };
  const completed = (changes: object) => ({
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: { object: { ...session, ...changes } },
  });

  it('is refused unless it is JSON', () => {
    expect(readSigned('not JSON')).toEqual(FORGED);
  });

  it.each([
    [null],
    [[]],
    ['checkout.session.completed'],
    [{}],
    [{ ...completed({}), id: 7 }],
    [{ ...completed({}), data: null }],
    [{ ...completed({}), data: { object: [session] } }],
    [completed({ client_reference_id: 7 })],
    [completed({ payment_intent: 7 })],
    [completed({ payment_intent: {} })],
    [completed({ amount_total: '499' })],
    [completed({ amount_total: -1 })],
    [completed({ amount_total: 4.99 })],
    [completed({ amount_total: 1e300 })],
    [completed({ currency: 'Australian dollars' })],
    [{ ...completed({}), type: 'charge.refunded' }],
    [{ ...completed({}), type: 'payment_intent.payment_failed' }],
  ])('cannot be read: %j', (event) => {
    expect(readSigned(JSON.stringify(event))).toEqual(UNREADABLE);
  });

  it.each(['constructor', '__proto__', 'toString', 'invoice.paid'])(
    'is ignored if it is of the type %s',
    (type) => {
      const event = JSON.stringify({ ...completed({}), type });
      expect(readSigned(event)).toEqual({ ok: true, value: null });
    },
  );
});
