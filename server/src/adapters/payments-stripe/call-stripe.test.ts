import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { CheckoutToOpen } from '../../ports/payments.ts';
import { eventually } from '../../testing/eventually.ts';
import { startFakeStripe } from '../../testing/fake-stripe.ts';
import type { Fault } from '../../testing/stripe/faults.ts';
import { createStripePayments } from './payments-stripe.ts';

const stripe = await startFakeStripe();
const payments = createStripePayments(stripe.options);

const anOrder = (changes: Partial<CheckoutToOpen> = {}): CheckoutToOpen => ({
  orderId: randomUUID(),
  title: 'Lanes',
  amountCents: 499,
  buyerEmail: 'ada@people.example',
  expiresAt: new Date(Date.now() + 3_600_000),
  returnUrl: 'https://laneway.example/',
  cancelUrl: 'https://laneway.example/?checkout=cancelled',
  ...changes,
});

afterEach(async () => {
  stripe.faults.clear();
  // Once it was gone, nothing is asked of it until it is known to be back.
  await eventually(async () => (await payments.openCheckout(anOrder())).ok).toBe(true);
});

const FAULTS: readonly Fault[] = ['error_500', 'hang_up', 'silence', 'cut_after_work'];
const ATTEMPTS = 3;

describe.each(FAULTS)('when Stripe fails with %s', (fault) => {
  it('once, the call is repeated and has its effect once', async () => {
    const order = anOrder();
    stripe.faults.set(fault);
    const opened = await payments.openCheckout(order);
    const { id: session, url } = stripe.sessionFor(order.orderId);
    expect(opened).toEqual({ ok: true, value: { session, url } });
  });

  it('every time, the result is no_answer, and a later call continues', async () => {
    const order = anOrder();
    stripe.faults.set(fault, ATTEMPTS);
    expect(await payments.openCheckout(order)).toMatchObject({
      ok: false,
      error: { kind: 'no_answer' },
    });
    const opened = await payments.openCheckout(order);
    expect(opened).toMatchObject({ value: { session: stripe.sessionFor(order.orderId).id } });
  });
});

describe('a refund whose answer is lost', () => {
  it('is made once, however often it is requested', async () => {
    const order = anOrder();
    await payments.openCheckout(order);
    const { id } = stripe.sessionFor(order.orderId);
    const paymentId = String(stripe.account.pay(id).payment_intent);
    stripe.faults.set('cut_after_work', ATTEMPTS);
    const refund = () => payments.refund({ orderId: order.orderId, paymentId });
    expect(await refund()).toMatchObject({ error: { kind: 'no_answer' } });
    expect(await refund()).toEqual({ ok: true, value: { returnedCents: 499 } });
  });
});

describe('a checkout that can’t be closed because Stripe doesn’t answer', () => {
  it('isn’t reported as closed', async () => {
    const order = anOrder();
    await payments.openCheckout(order);
    const { id } = stripe.sessionFor(order.orderId);
    stripe.faults.set('hang_up', Number.POSITIVE_INFINITY);
    expect(await payments.closeCheckout(id)).toMatchObject({ error: { kind: 'no_answer' } });
    expect(await payments.findCheckout(id)).toMatchObject({ error: { kind: 'no_answer' } });
  });
});

describe('a checkout that Stripe doesn’t accept', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

  it.each<readonly [string, Partial<CheckoutToOpen>]>([
    ['too little money', { amountCents: 49 }],
    ['too much money', { amountCents: 100_000_000 }],
    ['half a cent', { amountCents: 99.5 }],
    ['a guide without a title', { title: '' }],
    ['a page for less than half an hour', { expiresAt: inMinutes(29) }],
    ['a page for more than a day', { expiresAt: inMinutes(24 * 60 + 1) }],
    ['a return to nowhere', { returnUrl: 'nowhere' }],
  ])('is refused: %s', async (_, changes) => {
    expect(await payments.openCheckout(anOrder(changes))).toMatchObject({
      error: { kind: 'refused' },
    });
  });

  it('is refused: the same order with other content', async () => {
    const order = anOrder();
    await payments.openCheckout(order);
    expect(await payments.openCheckout({ ...order, title: 'Arcades' })).toMatchObject({
      error: { kind: 'refused', reason: expect.stringContaining('the same parameters') },
    });
  });

  it('is reported without the buyer’s email', async () => {
    const refused = await payments.openCheckout(anOrder({ buyerEmail: 'ada!@people.example' }));
    expect(refused).toEqual({
      ok: false,
      error: { kind: 'refused', reason: 'Invalid email address: …' },
    });
  });
});

describe('a wrong key', () => {
  it('is reported as no_answer, because the operator has to fix it', async () => {
    const stranger = createStripePayments({ ...stripe.options, secretKey: 'sk_test_wrong' });
    expect(await stranger.openCheckout(anOrder())).toMatchObject({
      error: { kind: 'no_answer', reason: expect.stringContaining('Invalid API Key') },
    });
  });
});
