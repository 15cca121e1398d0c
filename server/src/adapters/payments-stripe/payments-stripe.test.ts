import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CheckoutToOpen } from '../../ports/payments.ts';
import { startFakeStripe } from '../../testing/fake-stripe.ts';
import { createStripePayments } from './payments-stripe.ts';

const stripe = await startFakeStripe();
const { account } = stripe;
const payments = createStripePayments(stripe.options);

const anOrder = (changes: Partial<CheckoutToOpen> = {}): CheckoutToOpen => {
  const orderId = randomUUID();
  return {
    orderId,
    title: 'Lanes & Arcades',
    amountCents: 499,
    buyerEmail: 'ada@people.example',
    expiresAt: new Date(Date.now() + 3_600_000),
    returnUrl: `https://laneway.example/?order=${orderId}`,
    cancelUrl: `https://laneway.example/?order=${orderId}&checkout=cancelled`,
    ...changes,
  };
};

async function open(changes: Partial<CheckoutToOpen> = {}) {
  const order = anOrder(changes);
  const opened = await payments.openCheckout(order);
  if (!opened.ok) throw new Error(opened.error.reason);
  return { ...order, ...opened.value };
}

async function openAndPay() {
  const order = await open();
  const paymentId = String(account.pay(order.session).payment_intent);
  return { ...order, paymentId };
}

describe('opening a checkout', () => {
  it('leads to Stripe’s page for exactly this order', async () => {
    const order = await open();
    const session = stripe.sessionFor(order.orderId);
    expect(order.url).toBe(session.url);
    expect(session).toMatchObject({
      id: order.session,
      mode: 'payment',
      status: 'open',
      amount_total: 499,
      currency: 'aud',
      client_reference_id: order.orderId,
      metadata: { order_id: order.orderId },
      customer_email: 'ada@people.example',
      success_url: order.returnUrl,
      cancel_url: order.cancelUrl,
      expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
    });
  });

  it('names one guide at its price, under the order’s own id', async () => {
    const { orderId } = await open();
    const request = stripe.requests.find(({ idempotencyKey }) => idempotencyKey === orderId);
    expect(request?.params.line_items).toEqual({
      0: {
        quantity: '1',
        price_data: {
          currency: 'aud',
          unit_amount: '499',
          product_data: { name: 'Lanes & Arcades' },
        },
      },
    });
  });

  it('gives the order’s id to the payment and its charge, so that a refund can be matched', async () => {
    const { orderId, paymentId } = await openAndPay();
    const intent = account.findIntent(paymentId);
    expect(intent.metadata).toEqual({ order_id: orderId });
    expect(account.findCharge(String(intent.latest_charge)).metadata).toEqual({
      order_id: orderId,
    });
  });

  it('again returns the page of the first time', async () => {
    const order = await open();
    expect(await payments.openCheckout(order)).toEqual({
      ok: true,
      value: { session: order.session, url: order.url },
    });
    expect(stripe.sessionFor(order.orderId).id).toBe(order.session);
  });

  it('many times at once creates one page', async () => {
    const order = anOrder();
    const opened = await Promise.all(
      Array.from({ length: 10 }, () => payments.openCheckout(order)),
    );
    const { id: session, url } = stripe.sessionFor(order.orderId);
    expect(opened).toEqual(opened.map(() => ({ ok: true, value: { session, url } })));
  });
});

describe('a checkout', () => {
  it('is open until it is paid', async () => {
    const { session } = await open();
    expect(await payments.findCheckout(session)).toEqual({ ok: true, value: { kind: 'open' } });
    account.decline(session);
    expect(await payments.findCheckout(session)).toEqual({ ok: true, value: { kind: 'open' } });
  });

  it('returns the payment once it is paid', async () => {
    const { session, paymentId: id } = await openAndPay();
    const payment = { id, amountCents: 499, currency: 'AUD' };
    expect(await payments.findCheckout(session)).toEqual({
      ok: true,
      value: { kind: 'paid', payment, returnedCents: 0 },
    });
  });

  it('returns the refunded amount', async () => {
    const { session, paymentId } = await openAndPay();
    account.refund({ payment_intent: paymentId, amount: '100' });
    account.refund({ payment_intent: paymentId, amount: '99' });
    expect(await payments.findCheckout(session)).toMatchObject({
      value: { kind: 'paid', returnedCents: 199 },
    });
  });

  it('is closed when it has expired', async () => {
    const { session } = await open();
    account.expire(session);
    expect(await payments.findCheckout(session)).toEqual({ ok: true, value: { kind: 'closed' } });
  });

  it('that is paid by bank transfer is open until the bank has answered', async () => {
    const [kept, broken] = [await open(), await open()];
    account.payByBank(kept.session);
    account.payByBank(broken.session);
    expect(await payments.findCheckout(kept.session)).toMatchObject({ value: { kind: 'open' } });
    account.bankPays(kept.session);
    expect(await payments.findCheckout(kept.session)).toMatchObject({ value: { kind: 'paid' } });
    account.bankRefuses(broken.session);
    expect(await payments.findCheckout(broken.session)).toMatchObject({
      value: { kind: 'closed' },
    });
  });

  it('that Stripe does not know is refused', async () => {
    expect(await payments.findCheckout('cs_test_unknown')).toEqual({
      ok: false,
      error: { kind: 'refused', reason: "No such checkout.session: 'cs_test_unknown'" },
    });
  });
});

describe('closing a checkout', () => {
  it('prevents further payment', async () => {
    const { session } = await open();
    expect(await payments.closeCheckout(session)).toEqual({ ok: true, value: { kind: 'closed' } });
    expect(account.findSession(session).status).toBe('expired');
  });

  it('twice has the same result', async () => {
    const { session } = await open();
    await payments.closeCheckout(session);
    expect(await payments.closeCheckout(session)).toEqual({ ok: true, value: { kind: 'closed' } });
  });

  it('that was paid at the last moment returns the payment', async () => {
    const { session, paymentId: id } = await openAndPay();
    expect(await payments.closeCheckout(session)).toMatchObject({
      ok: true,
      value: { kind: 'paid', payment: { id } },
    });
  });

  it('that Stripe does not know is refused', async () => {
    expect(await payments.closeCheckout('cs_test_unknown')).toMatchObject({
      error: { kind: 'refused' },
    });
  });
});

describe('a refund', () => {
  const chargeOf = (paymentId: string) =>
    account.findCharge(String(account.findIntent(paymentId).latest_charge));

  it('returns the whole amount, with the order’s id', async () => {
    const { orderId, paymentId } = await openAndPay();
    expect(await payments.refund({ orderId, paymentId })).toEqual({
      ok: true,
      value: { returnedCents: 499 },
    });
    expect(chargeOf(paymentId)).toMatchObject({ refunded: true, amount_refunded: 499 });
    expect(stripe.requests.at(-1)?.params.metadata).toEqual({ order_id: orderId });
  });

  it('that is repeated, even at the same time, returns the money once', async () => {
    const { orderId, paymentId } = await openAndPay();
    const refund = () => payments.refund({ orderId, paymentId });
    const answers = [...(await Promise.all([refund(), refund()])), await refund()];
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: { returnedCents: 499 } })));
    expect(chargeOf(paymentId).amount_refunded).toBe(499);
  });

  it('that was made by hand before counts as made', async () => {
    const { orderId, paymentId } = await openAndPay();
    account.refund({ payment_intent: paymentId });
    expect(await payments.refund({ orderId, paymentId })).toEqual({
      ok: true,
      value: { returnedCents: 499 },
    });
  });

  it('after a partial refund by hand refunds the rest and returns the total', async () => {
    const { orderId, paymentId } = await openAndPay();
    account.refund({ payment_intent: paymentId, amount: '100' });
    expect(await payments.refund({ orderId, paymentId })).toEqual({
      ok: true,
      value: { returnedCents: 499 },
    });
  });

  it('of no payment is refused', async () => {
    const nothing = { orderId: randomUUID(), paymentId: 'pi_unknown' };
    expect(await payments.refund(nothing)).toEqual({
      ok: false,
      error: { kind: 'refused', reason: "No such payment_intent: 'pi_unknown'" },
    });
  });

  it('that the bank rejects is refused', async () => {
    const { orderId, paymentId } = await openAndPay();
    account.refuseRefund('expired_or_canceled_card');
    expect(await payments.refund({ orderId, paymentId })).toEqual({
      ok: false,
      error: { kind: 'refused', reason: 'expired_or_canceled_card' },
    });
  });
});
