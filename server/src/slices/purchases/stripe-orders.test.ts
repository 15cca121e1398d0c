import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { booksOf, buy, orderOf, owns } from '../../testing/buying.ts';
import { createGuide } from '../../testing/guides.ts';
import { mailsTo, runJobs } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { SIGNATURE_HEADER, signWebhook } from '../../testing/stripe/webhook-sender.ts';
import { openStripeShop } from '../../testing/stripe-shop.ts';

const begun = new Date();
let now = begun;
const later = (ms: number) => new Date(begun.getTime() + ms);
const shop = await openStripeShop({ clock: () => now });
const { app, stripe, creator, guide, deliver, sweep, visitCheckout, webhook } = shop;
const { account, webhooks } = stripe;
const { db } = app;

afterEach(() => {
  webhooks.drop();
  now = begun;
});

const ordersOf = async ({ id }: TestPerson) => {
  const { rows } = await db.pool.query<{ id: string; status: string; failure: string | null }>(
    'SELECT id, status, failure FROM orders WHERE buyer_id = $1 ORDER BY number',
    [id],
  );
  return rows;
};
const setEmail = (person: TestPerson, email: string) =>
  db.pool.query('UPDATE users SET email = $2 WHERE id = $1', [person.id, email]);

const SOLD_ONCE = {
  sale: { provider_clearing: 499, platform_fee: -105, gst: -45, creator_payable: -349 },
};

describe('a guide paid through Stripe', () => {
  it('leads to Stripe’s page, and is owned once the payment was reported', async () => {
    const { person, order, session } = await visitCheckout();
    await setEmail(person, 'ben@people.example');
    const { checkout_url: url } = await orderOf(app, order, person);
    expect(url).toBe(stripe.sessionFor(order).url);
    account.pay(session);
    expect(await owns(app, person.id, guide)).toBe(false);
    expect(await deliver()).toEqual([200, 200, 200]);
    expect(await orderOf(app, order, person)).toMatchObject({
      status: 'fulfilled',
      settled: true,
      checkout_url: null,
    });
    expect(await owns(app, person.id, guide)).toBe(true);
    expect(await booksOf(app, order)).toEqual(SOLD_ONCE);
    await runJobs(app);
    expect(await mailsTo(app, 'ben@people.example')).toMatchObject([
      { subject: 'Your guide: Lanes' },
    ]);
  });

  it('has one page when it is bought ten times at once', async () => {
    const person = await createPerson(db);
    const replies = await Promise.all(Array.from({ length: 10 }, () => buy(app, guide, person)));
    const [{ id: order } = { id: '' }] = await ordersOf(person);
    const checkout = { order_id: order, checkout_url: stripe.sessionFor(order).url };
    expect(replies.map((reply) => reply.json())).toEqual(replies.map(() => checkout));
  });

  it('can be paid after a declined card', async () => {
    const { person, order, session } = await visitCheckout();
    account.decline(session);
    await deliver();
    expect(await ordersOf(person)).toMatchObject([
      { status: 'checkout_open', failure: 'Your card was declined.' },
    ]);
    account.pay(session);
    await deliver();
    expect(await ordersOf(person)).toEqual([{ id: order, status: 'fulfilled', failure: null }]);
  });

  it('can be paid by a slow bank transfer', async () => {
    const { person, session } = await visitCheckout();
    account.payByBank(session);
    await deliver();
    await sweep();
    expect(await owns(app, person.id, guide)).toBe(false);
    account.bankPays(session);
    await deliver();
    expect(await owns(app, person.id, guide)).toBe(true);
  });

  it('can be bought again when the bank rejected the payment', async () => {
    const { person, order, session } = await visitCheckout();
    account.payByBank(session);
    account.bankRefuses(session);
    await deliver();
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'expired' });
    const again = await buy(app, guide, person);
    expect(again.json().order_id).not.toBe(order);
  });

  it('has no checkout page of the test provider', async () => {
    const { order } = await visitCheckout();
    expect((await app.get(`/checkout/test/${order}`)).statusCode).toBe(404);
    for (const act of ['pay', 'cancel', 'decline']) {
      const url = `/checkout/test/${order}/${act}`;
      expect((await app.send({ method: 'POST', url })).statusCode).toBe(404);
    }
  });
});

describe('a webhook', () => {
  it('that arrives twenty times at once has its effect once', async () => {
    const { person, order, session } = await visitCheckout();
    account.pay(session);
    expect(new Set(await deliver({ copies: 20 }))).toEqual(new Set([200]));
    expect(await booksOf(app, order)).toEqual(SOLD_ONCE);
    expect(await owns(app, person.id, guide)).toBe(true);
    const { rows } = await db.pool.query('SELECT 1 FROM payment_events WHERE order_id = $1', [
      order,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('that arrives late has its effect', async () => {
    const { person, order, session } = await visitCheckout();
    account.pay(session);
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'checkout_open' });
    await deliver({ delayMs: 50 });
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'fulfilled' });
  });

  it('that was lost is replaced by the sweep', async () => {
    const { person, order, session } = await visitCheckout();
    account.pay(session);
    webhooks.drop();
    await sweep();
    expect(await owns(app, person.id, guide)).toBe(true);
    expect(await booksOf(app, order)).toEqual(SOLD_ONCE);
  });

  it('that was lost is replaced when the buyer waits for the order', async () => {
    const { person, order, session } = await visitCheckout();
    account.pay(session);
    webhooks.drop();
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'checkout_open' });
    now = later(6_000);
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'fulfilled' });
  });

  it('that arrives after the sweep changes nothing more', async () => {
    const { order, session } = await visitCheckout();
    account.pay(session);
    await sweep();
    expect(await deliver()).toEqual([200, 200, 200]);
    expect(await booksOf(app, order)).toEqual(SOLD_ONCE);
  });

  it('about an order of another shop on the same account is accepted and ignored', async () => {
    const { person, order, session } = await visitCheckout();
    account.pay(session);
    const body = (webhooks.bodies().at(-1) ?? '').replaceAll(order, randomUUID());
    const signature = signWebhook(stripe.options.webhookSecret, body, now);
    expect(await webhook({ [SIGNATURE_HEADER]: signature }, body)).toBe(200);
    expect(await owns(app, person.id, guide)).toBe(false);
  });

  it('about a declined card that arrives after the payment changes nothing', async () => {
    const { person, order, session } = await visitCheckout();
    account.decline(session);
    account.pay(session);
    await deliver({ reversed: true });
    expect(await ordersOf(person)).toEqual([{ id: order, status: 'fulfilled', failure: null }]);
  });

  it('about the expiry of the page closes the order', async () => {
    const { person, order, session } = await visitCheckout();
    account.expire(session);
    await deliver();
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'expired', settled: true });
  });

  it.each(['wrong_secret', 'stale', 'none'] as const)(
    'without a valid signature is refused: %s',
    async (signature) => {
      const { person, session } = await visitCheckout();
      account.pay(session);
      expect(await deliver({ signature })).toEqual([403, 403, 403]);
      expect(await owns(app, person.id, guide)).toBe(false);
      expect(await deliver()).toEqual([200, 200, 200]);
      expect(await owns(app, person.id, guide)).toBe(true);
    },
  );
});

describe('a buyer who cancelled', () => {
  it('and pays after all gets the guide', async () => {
    const { person, order, session } = await visitCheckout();
    now = later(6_000);
    // The screen after cancelling requests the order's status.
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'checkout_open' });
    account.pay(session);
    await deliver();
    expect(await owns(app, person.id, guide)).toBe(true);
  });

  it('and paid at the last moment owns the guide when they try again', async () => {
    const { person, order, session } = await visitCheckout();
    account.pay(session);
    webhooks.drop();
    await db.pool.query('UPDATE orders SET checkout_expires_at = $2 WHERE id = $1', [order, now]);
    const reply = await buy(app, guide, person);
    expect(reply.statusCode).toBe(200);
    expect(await booksOf(app, order)).toEqual(SOLD_ONCE);
  });

  it('gets the guide although a newer page was opened meanwhile', async () => {
    const { person, order, session } = await visitCheckout();
    await db.pool.query(`UPDATE orders SET status = 'expired' WHERE id = $1`, [order]);
    await buy(app, guide, person);
    account.pay(session);
    expect(await deliver()).toEqual([200, 200, 200]);
    expect(await owns(app, person.id, guide)).toBe(true);
  });
});

describe('a payment of a wrong amount', () => {
  it.each([
    ['too little', { amount_total: 498 }],
    ['too much', { amount_total: 500 }],
    ['another currency', { currency: 'usd' }],
  ])('grants nothing: %s', async (_, total) => {
    const { person, order, session } = await visitCheckout();
    account.pay(session, total);
    expect(await deliver()).toEqual([200, 200, 200]);
    await sweep();
    expect(await owns(app, person.id, guide)).toBe(false);
    expect(await booksOf(app, order)).toEqual({});
    expect(await ordersOf(person)).toMatchObject([
      {
        status: 'checkout_open',
        failure: expect.stringMatching(/^Paid \d+ cents \(\w+\), expected 499 cents \(AUD\)$/),
      },
    ]);
  });
});

describe('a gift', () => {
  it('reaches the friend by one email once the payment was reported', async () => {
    const gift = await createGuide(db, { authorId: creator.id, title: 'Arcades' });
    const { cookies } = await createPerson(db);
    const query = new URLSearchParams({ guide_id: `${gift}`, friend_email: 'eve@people.example' });
    const url = `/api/purchase-for-friend?${query}`;
    const { order_id: order } = (await app.send({ method: 'POST', url, cookies })).json();
    await runJobs(app);
    expect(await mailsTo(app, 'eve@people.example')).toEqual([]);
    account.pay(stripe.sessionFor(order).id);
    await deliver({ copies: 5 });
    await runJobs(app);
    expect(await mailsTo(app, 'eve@people.example')).toHaveLength(1);
  });
});
