import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { WebhookEvent } from '../../ports/payments.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestProvider } from './test-provider.ts';

const db = await createTestDatabase();
let now = new Date('2027-03-01T10:00:00Z');
let webhookStatus = 200;
const heard: WebhookEvent[] = [];

const { payments, testCheckouts } = createTestProvider(
  { db, clock: () => now, secret: 'a secret of this test' },
  async (headers, body) => {
    const webhook = payments.parseWebhook(headers, Buffer.from(body), now);
    if (webhookStatus === 200 && webhook.ok && webhook.value !== null) heard.push(webhook.value);
    return webhook.ok ? webhookStatus : 403;
  },
);

async function open() {
  const orderId = randomUUID();
  const checkout = {
    orderId,
    title: 'Lanes',
    amountCents: 499,
    buyerEmail: 'ada@people.example',
    expiresAt: new Date(now.getTime() + 3_600_000),
    returnUrl: `https://laneway.example/?order=${orderId}`,
    cancelUrl: `https://laneway.example/?order=${orderId}&checkout=cancelled`,
  };
  const opened = await payments.openCheckout(checkout);
  if (!opened.ok) throw new Error(opened.error.reason);
  return { checkout, orderId, ...opened.value };
}

const eventsOf = (orderId: string) =>
  heard.filter((webhook) => webhook.orderId === orderId).map(({ event }) => event);

describe('the test provider', () => {
  it('has one page for an order, however often that is requested', async () => {
    const { checkout, session, url } = await open();
    expect(url).toBe(`/checkout/test/${checkout.orderId}`);
    const again = await Promise.all([1, 2, 3].map(() => payments.openCheckout(checkout)));
    expect(again).toEqual(again.map(() => ({ ok: true, value: { session, url } })));
  });

  it('sends the buyer back to the app', async () => {
    const { orderId } = await open();
    expect(await testCheckouts.find(orderId)).toMatchObject({
      returnUrl: `/?order=${orderId}`,
      cancelUrl: `/?order=${orderId}&checkout=cancelled`,
    });
  });

  it('takes money once and reports it with a signature', async () => {
    const { orderId, session } = await open();
    await Promise.all([1, 2, 3].map(() => testCheckouts.act(orderId, 'pay')));
    const state = await payments.findCheckout(session);
    expect(state).toMatchObject({ value: { kind: 'paid', returnedCents: 0 } });
    const { payment } = (state as { value: { payment: object } }).value;
    expect(payment).toMatchObject({ amountCents: 499, currency: 'AUD' });
    // Concurrent actions may each send the webhook, but all send the same event.
    const paid = { kind: 'payment_succeeded', payment };
    expect(eventsOf(orderId)).toContainEqual(paid);
    const webhooks = heard.filter((webhook) => webhook.orderId === orderId);
    expect(new Set(webhooks.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('reports a declined card and stays open, and a cancelled checkout and closes', async () => {
    const { orderId, session } = await open();
    await testCheckouts.act(orderId, 'decline');
    expect(await payments.findCheckout(session)).toMatchObject({ value: { kind: 'open' } });
    await testCheckouts.act(orderId, 'cancel');
    expect(await payments.findCheckout(session)).toMatchObject({ value: { kind: 'closed' } });
    expect(eventsOf(orderId)).toEqual([
      { kind: 'payment_declined', reason: 'The card was declined.' },
      { kind: 'checkout_cancelled' },
    ]);
  });

  it('repeats a webhook until it was accepted', async () => {
    const { orderId } = await open();
    webhookStatus = 503;
    await testCheckouts.act(orderId, 'pay');
    expect(eventsOf(orderId)).toEqual([]);
    webhookStatus = 200;
    await testCheckouts.deliverEvents();
    await testCheckouts.deliverEvents();
    expect(eventsOf(orderId)).toHaveLength(1);
  });

  it('takes no money after an hour', async () => {
    const { orderId, session } = await open();
    now = new Date(now.getTime() + 3_600_000);
    expect(await testCheckouts.act(orderId, 'pay')).toMatchObject({ status: 'expired' });
    expect(await payments.findCheckout(session)).toMatchObject({ value: { kind: 'closed' } });
    expect(eventsOf(orderId)).toEqual([]);
  });

  it('takes no money on a closed page, and doesn’t close a paid one', async () => {
    const [closed, paid] = [await open(), await open()];
    expect(await payments.closeCheckout(closed.session)).toMatchObject({
      value: { kind: 'closed' },
    });
    expect(await testCheckouts.act(closed.orderId, 'pay')).toMatchObject({ status: 'expired' });
    await testCheckouts.act(paid.orderId, 'pay');
    expect(await payments.closeCheckout(paid.session)).toMatchObject({ value: { kind: 'paid' } });
  });

  it('refunds a payment once', async () => {
    const { orderId, session } = await open();
    await testCheckouts.act(orderId, 'pay');
    const state = await payments.findCheckout(session);
    if (!state.ok || state.value.kind !== 'paid') throw new Error('not paid');
    const { id: paymentId } = state.value.payment;
    const refunds = await Promise.all([1, 2].map(() => payments.refund({ orderId, paymentId })));
    expect(refunds).toEqual(refunds.map(() => ({ ok: true, value: { returnedCents: 499 } })));
    expect(await payments.findCheckout(session)).toMatchObject({ value: { returnedCents: 499 } });
  });

  it('refuses checkouts that it didn’t open', async () => {
    const refused = { error: { kind: 'refused' } };
    expect(await payments.findCheckout('test_session_0')).toMatchObject(refused);
    expect(await payments.closeCheckout('test_session_0')).toMatchObject(refused);
    const nothing = { orderId: randomUUID(), paymentId: 'test_payment_0' };
    expect(await payments.refund(nothing)).toMatchObject(refused);
    expect(await testCheckouts.find(randomUUID())).toBeNull();
    expect(await testCheckouts.act(randomUUID(), 'pay')).toBeNull();
  });
});
