import { afterEach, describe, expect, it } from 'vitest';
import { buy, orderOf, owns } from '../../testing/buying.ts';
import { eventually } from '../../testing/eventually.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { recordLog } from '../../testing/recorded-log.ts';
import { openStripeShop } from '../../testing/stripe-shop.ts';

const GONE = 'Stripe does not answer; trying again until it does';
const begun = new Date();
let now = begun;
const later = (ms: number) => new Date(begun.getTime() + ms);
const recorded = recordLog();
const shop = await openStripeShop({ clock: () => now, log: recorded.log });
const { app, stripe, network, guide, deliver, visitCheckout } = shop;
const { account, webhooks, faults } = stripe;
const { db } = app;

afterEach(async () => {
  await network.restore();
  webhooks.drop();
  faults.clear();
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

describe('while Stripe does not answer', () => {
  it.each(['error_500', 'hang_up', 'cut_after_work'] as const)(
    'nothing is sold, and the next attempt continues with the same order: %s',
    async (fault) => {
      const person = await createPerson(db);
      faults.set(fault, 3);
      const down = await buy(app, guide, person);
      expect(down.statusCode).toBe(503);
      const [order] = await ordersOf(person);
      expect(order).toMatchObject({ status: 'created' });
      const up = await buy(app, guide, person);
      expect(up.statusCode).toBe(202);
      expect(up.json().order_id).toBe(order?.id);
      account.pay(stripe.sessionFor(order?.id ?? '').id);
      await deliver();
      expect(await owns(app, person.id, guide)).toBe(true);
    },
  );

  it('for longer, the next attempt still opens a page', async () => {
    const person = await createPerson(db);
    faults.set('hang_up', 3);
    await buy(app, guide, person);
    // Stripe refuses to open a page that closes in less than half an hour, as this order's would.
    await db.pool.query('UPDATE orders SET checkout_expires_at = $2 WHERE buyer_id = $1', [
      person.id,
      later(29 * 60_000),
    ]);
    expect((await buy(app, guide, person)).statusCode).toBe(202);
  });

  it('a sweep doesn’t change an order', async () => {
    const { person, order } = await visitCheckout();
    faults.set('hang_up', Number.POSITIVE_INFINITY);
    now = later(6_000);
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'checkout_open' });
  });
});

describe('a purchase over a network to Stripe that', () => {
  it.each<readonly [string, () => unknown, number]>([
    ['is slow', () => network.slowDown(200), 202],
    ['refuses connections', () => network.refuse(), 503],
    ['has gone silent', () => network.stall(), 503],
  ])('%s can be repeated and is settled, also without a webhook', async (_, fail, status) => {
    const person = await createPerson(db);
    const once = { 'idempotency-key': crypto.randomUUID() };
    await fail();
    const first = await buy(app, guide, person, once);
    expect(first.statusCode).toBe(status);
    if (status === 503) {
      expect(first.headers['retry-after']).toBe('5');
      expect(first.json().detail).toBe(
        'We can’t reach the payment provider. You haven’t been charged. Please try again in a moment.',
      );
      expect(await ordersOf(person)).toMatchObject([{ status: 'created', failure: null }]);
    }
    await network.restore();
    // At once unless it was gone, which is asked every few milliseconds.
    await eventually(async () => (await buy(app, guide, person, once)).statusCode).toBe(202);
    const again = await buy(app, guide, person, once);
    const [order, ...others] = await ordersOf(person);
    expect([again.json().order_id, others]).toEqual([order?.id, []]);

    account.pay(stripe.sessionFor(order?.id ?? '').id);
    webhooks.drop();
    await fail();
    await shop.sweep();
    expect(await ordersOf(person)).toMatchObject([
      { status: status === 503 ? 'checkout_open' : 'fulfilled', failure: null },
    ]);
    await network.restore();
    await eventually(async () => {
      await shop.sweep();
      return owns(app, person.id, guide);
    }).toBe(true);
  });
});

describe('an outage of Stripe', () => {
  it('is logged once when it begins and once when it ends, and keeps no one else waiting', async () => {
    recorded.clear();
    faults.set('hang_up', Number.POSITIVE_INFINITY);
    expect((await buy(app, guide, await createPerson(db))).statusCode).toBe(503);
    await eventually(recorded.logged).toEqual([GONE]);
    const opened = () => stripe.requests.filter(({ method }) => method === 'POST').length;
    const before = opened();
    for (let n = 0; n < 3; n += 1) {
      expect((await buy(app, guide, await createPerson(db))).statusCode).toBe(503);
    }
    expect(opened()).toBe(before);
    faults.clear();
    await eventually(recorded.logged).toEqual([GONE, 'Stripe answers again']);
    expect((await buy(app, guide, await createPerson(db))).statusCode).toBe(202);
  });
});

describe('a refusal by Stripe', () => {
  it('is reported, and the next attempt starts over', async () => {
    const person = await createPerson(db);
    await setEmail(person, 'odd!address@people.example');
    const refused = await buy(app, guide, person);
    expect(refused.statusCode).toBe(402);
    expect(refused.json().detail).toContain('You haven’t been charged.');
    expect(await ordersOf(person)).toMatchObject([
      { status: 'failed', failure: 'Invalid email address: …' },
    ]);
    await setEmail(person, 'plain@people.example');
    expect((await buy(app, guide, person)).statusCode).toBe(202);
    expect(await ordersOf(person)).toHaveLength(2);
  });

  it('about a page of another account doesn’t prevent buying the guide', async () => {
    const { person, order } = await visitCheckout();
    await db.pool.query(
      `UPDATE orders SET provider_session = 'cs_test_gone', checkout_expires_at = $2 WHERE id = $1`,
      [order, now],
    );
    expect((await buy(app, guide, person)).statusCode).toBe(202);
  });
});

describe('an order of a provider that is no longer in use', () => {
  /** Someone whose checkout was opened before the provider was changed. */
  async function atOtherCheckout() {
    const { person, order } = await visitCheckout();
    await db.pool.query(`UPDATE orders SET provider = 'test' WHERE id = $1`, [order]);
    return { person, order };
  }

  it('is replaced when the buyer tries again', async () => {
    const { person, order } = await atOtherCheckout();
    const again = await buy(app, guide, person);
    expect(again.statusCode).toBe(202);
    expect(again.json().order_id).not.toBe(order);
  });

  it('expires in time, whether or not Stripe answers', async () => {
    const { person, order } = await atOtherCheckout();
    const expire = 'UPDATE orders SET checkout_expires_at = $2 WHERE id = $1';
    await db.pool.query(expire, [order, now]);
    faults.set('hang_up', Number.POSITIVE_INFINITY);
    now = later(6_000);
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'expired' });
  });
});
