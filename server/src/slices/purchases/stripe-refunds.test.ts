import { afterEach, describe, expect, it } from 'vitest';
import { booksOf, orderOf, owns } from '../../testing/buying.ts';
import { own } from '../../testing/guides.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { openStripeShop } from '../../testing/stripe-shop.ts';

const shop = await openStripeShop();
const { app, stripe, guide, deliver, sweep, visitCheckout } = shop;
const { account, webhooks, faults } = stripe;
const { db } = app;
const admin = await createPerson(db, 'admin');

afterEach(() => {
  webhooks.drop();
  faults.clear();
});

const refund = (order: string, reason = 'The recording is broken') =>
  app.send({
    method: 'POST',
    url: `/api/admin/orders/${order}/refund`,
    cookies: admin.cookies,
    payload: { reason },
  });

/** Someone who has paid and owns the guide. */
async function aBuyer() {
  const { person, order, session } = await visitCheckout();
  const paymentId = String(account.pay(session).payment_intent);
  await deliver();
  return { person, order, paymentId };
}

const returnedAtStripe = (paymentId: string) =>
  account.findCharge(String(account.findIntent(paymentId).latest_charge)).amount_refunded;

async function expectRefunded({ person, order, paymentId }: Awaited<ReturnType<typeof aBuyer>>) {
  expect(returnedAtStripe(paymentId)).toBe(499);
  expect(await orderOf(app, order, person)).toMatchObject({ status: 'refunded' });
  expect(await owns(app, person.id, guide)).toBe(false);
  expect(Object.keys(await booksOf(app, order))).toEqual(['sale', 'refund']);
}

describe('an admin’s refund', () => {
  it('returns the money at Stripe, whose own webhook about it changes nothing more', async () => {
    const buyer = await aBuyer();
    expect((await refund(buyer.order)).statusCode).toBe(200);
    await expectRefunded(buyer);
    expect(webhooks.waiting()).toEqual(['refund.created', 'charge.refunded']);
    expect(await deliver()).toEqual([200, 200]);
    await runJobs(app);
    await expectRefunded(buyer);
  });

  it('twice at once returns it once', async () => {
    const buyer = await aBuyer();
    const replies = await Promise.all([refund(buyer.order), refund(buyer.order)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await expectRefunded(buyer);
  });

  it('is stored while Stripe doesn’t answer, and made later by a job', async () => {
    const buyer = await aBuyer();
    faults.set('hang_up', 3);
    expect((await refund(buyer.order)).statusCode).toBe(503);
    expect(await owns(app, buyer.person.id, guide)).toBe(true);
    await runJobs(app);
    await expectRefunded(buyer);
  });

  it('that is requested again meanwhile keeps the first reason', async () => {
    const { order } = await aBuyer();
    faults.set('hang_up', 6);
    await refund(order, 'The recording is broken');
    await refund(order, 'Asked again');
    const { rows } = await db.pool.query('SELECT refund_reason FROM orders WHERE id = $1', [order]);
    expect(rows).toEqual([{ refund_reason: 'The recording is broken' }]);
  });

  it('of a payment to another provider is not made at Stripe', async () => {
    const { order, paymentId } = await aBuyer();
    await db.pool.query(`UPDATE orders SET provider = 'test' WHERE id = $1`, [order]);
    expect((await refund(order)).statusCode).toBe(503);
    expect(returnedAtStripe(paymentId)).toBe(0);
  });

  it('whose reply was lost is not made twice', async () => {
    const buyer = await aBuyer();
    faults.set('cut_after_work', 3);
    expect((await refund(buyer.order)).statusCode).toBe(503);
    expect(returnedAtStripe(buyer.paymentId)).toBe(499);
    await runJobs(app);
    await expectRefunded(buyer);
  });

  it('that the bank rejects is reported with the reason, and the guide stays', async () => {
    const { person, order } = await aBuyer();
    account.refuseRefund('expired_or_canceled_card');
    const reply = await refund(order);
    expect(reply.statusCode).toBe(402);
    expect(reply.json()).toMatchObject({ detail: 'expired_or_canceled_card' });
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'fulfilled' });
    expect(await owns(app, person.id, guide)).toBe(true);
  });
});

describe('a refund made by hand at Stripe', () => {
  it('is recorded when it is reported', async () => {
    const buyer = await aBuyer();
    account.refund({ payment_intent: buyer.paymentId });
    await deliver();
    await expectRefunded(buyer);
  });

  it('that is reported before the payment is refused, repeated and then recorded', async () => {
    const { person, order, session } = await visitCheckout();
    const paymentId = String(account.pay(session).payment_intent);
    account.refund({ payment_intent: paymentId });
    const first = await deliver({ reversed: true });
    expect(first.filter((status) => status !== 200)).toEqual([409]);
    expect(webhooks.waiting()).toEqual(['charge.refunded']);
    expect(await deliver()).toEqual([200]);
    await expectRefunded({ person, order, paymentId });
  });

  it('is found with the payment by the sweep', async () => {
    const { person, order, session } = await visitCheckout();
    const paymentId = String(account.pay(session).payment_intent);
    account.refund({ payment_intent: paymentId });
    webhooks.drop();
    await sweep();
    await expectRefunded({ person, order, paymentId });
  });

  it('of a part keeps the guide, and an admin can return the rest', async () => {
    const buyer = await aBuyer();
    account.refund({ payment_intent: buyer.paymentId, amount: '100' });
    await deliver();
    expect(await owns(app, buyer.person.id, guide)).toBe(true);
    const { rows } = await db.pool.query('SELECT failure FROM orders WHERE id = $1', [buyer.order]);
    expect(rows).toEqual([{ failure: 'Only 100 cents were refunded' }]);
    expect((await refund(buyer.order)).statusCode).toBe(200);
    await expectRefunded(buyer);
  });
});

describe('a payment for a guide that the buyer got meanwhile', () => {
  it('is refunded automatically', async () => {
    const { person, order, session } = await visitCheckout();
    const paymentId = String(account.pay(session).payment_intent);
    await own(db, person.id, guide);
    await deliver();
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'paid', settled: false });
    await runJobs(app);
    expect(returnedAtStripe(paymentId)).toBe(499);
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'refunded' });
    expect(await owns(app, person.id, guide)).toBe(true);
  });
});
