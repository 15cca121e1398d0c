import { formatDate, OUR_TIME_ZONE } from '@laneway/domain/text/dates';
import { describe, expect, it } from 'vitest';
import { actAtCheckout, booksOf, buy, buyAndPay, orderOf, owns } from '../../testing/buying.ts';
import { createGuide, own } from '../../testing/guides.ts';
import { mailsTo, runJobs } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { writeOrder } from './public/open-checkout.ts';

const app = await createTestApp();
const { db } = app;
const creator = await createPerson(db, 'creator', 'Cleo');
const guide = await createGuide(db, { authorId: creator.id, priceCents: 499, title: 'Lanes' });

const emailOf = async (id: number) =>
  (await db.pool.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [id])).rows[0]
    ?.email ?? '';

describe('a visitor', () => {
  it('is asked to log in', async () => {
    const reply = await buy(app, guide, { cookies: {} });
    expect(reply.statusCode).toBe(401);
  });
});

describe('a guide that doesn’t exist or isn’t on sale', () => {
  it.each([
    ['an unknown id', async () => 999_999],
    [
      'a withdrawn guide',
      () => createGuide(db, { authorId: creator.id, priceCents: 499, listing: 'withdrawn' }),
    ],
  ])('can’t be bought: %s', async (_, make) => {
    const reply = await buy(app, await make(), await createPerson(db));
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ detail: 'Guide not found' });
  });

  it.each(['abc', '0', '-1', '1.5', ''])('%j is an invalid id', async (id) => {
    const { cookies } = await createPerson(db);
    const url = `/api/purchase?guide_id=${id}`;
    expect((await app.send({ method: 'POST', url, cookies })).statusCode).toBe(422);
  });
});

describe('a free guide', () => {
  it.each([
    ['free with an account', { priceCents: 0 }],
    ['public', { priceCents: 0, isPublic: true }],
  ])('that is %s is owned at once', async (_, price) => {
    const person = await createPerson(db);
    const free = await createGuide(db, { authorId: creator.id, ...price });
    const reply = await buy(app, free, person);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ status: 'owned', guide_id: free, order_id: null });
    expect(await owns(app, person.id, free)).toBe(true);
  });
});

describe('an author', () => {
  it('can’t buy their own guide', async () => {
    const reply = await buy(app, guide, creator);
    expect(reply.statusCode).toBe(409);
  });
});

describe('a guide with a price', () => {
  it('leads to its checkout page, and is not owned before it is paid', async () => {
    const person = await createPerson(db);
    const reply = await buy(app, guide, person);
    expect(reply.statusCode).toBe(202);
    const { order_id, checkout_url } = reply.json();
    expect(checkout_url).toBe(`/checkout/test/${order_id}`);
    expect(await owns(app, person.id, guide)).toBe(false);
    expect(await orderOf(app, order_id, person)).toMatchObject({
      status: 'checkout_open',
      settled: false,
      checkout_url,
    });
  });

  it('is owned once paid, with a receipt and a sale in the books', async () => {
    const person = await createPerson(db, 'user', 'Ben');
    const order = await buyAndPay(app, guide, person);
    expect(await owns(app, person.id, guide)).toBe(true);
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'fulfilled', settled: true });
    expect((await app.get(`/api/places?guide_id=${guide}`, person)).statusCode).toBe(200);
    // 4.99: a fee of 30 %, which includes 0.45 of tax, and the rest is the creator's.
    expect(await booksOf(app, order)).toEqual({
      sale: { provider_clearing: 499, platform_fee: -105, gst: -45, creator_payable: -349 },
    });
    await runJobs(app);
    const [mail] = await mailsTo(app, await emailOf(person.id));
    expect(mail).toMatchObject({ subject: 'Your guide: Lanes' });
    const today = formatDate(new Date().toISOString(), OUR_TIME_ZONE);
    expect(mail?.text_body).toContain(`Paid A$4.99 on ${today}, including A$0.45 GST.`);
  });

  it('is not charged for if it is owned already', async () => {
    const person = await createPerson(db);
    await own(db, person.id, guide);
    expect((await buy(app, guide, person)).statusCode).toBe(200);
  });

  it('can’t be ordered by someone who already owns it', async () => {
    const { id: buyerId } = await createPerson(db);
    await own(db, buyerId, guide);
    const order = { buyerId, guideId: guide, amountCents: 499, sizeBytes: 0, provider: 'test' };
    const write = (kind: 'purchase' | 'gift') =>
      writeOrder(db, { ...order, kind, now: new Date() });
    expect(await write('purchase')).toBeNull();
    expect(await write('gift')).not.toBeNull();
  });

  it('is paid back to someone who has deleted their account meanwhile', async () => {
    const person = await createPerson(db);
    const { order_id: order } = (await buy(app, guide, person)).json();
    await db.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [person.id]);
    await actAtCheckout(app, order, 'pay');
    expect(await owns(app, person.id, guide)).toBe(false);
    await runJobs(app);
    expect(Object.keys(await booksOf(app, order))).toEqual(['sale', 'refund']);
  });

  it('has one order and one page when it is bought fifty times at once', async () => {
    const person = await createPerson(db);
    const replies = await Promise.all(Array.from({ length: 50 }, () => buy(app, guide, person)));
    const orders = new Set(replies.map((reply) => reply.json().order_id));
    expect(replies.map((reply) => reply.statusCode)).toEqual(replies.map(() => 202));
    expect(orders.size).toBe(1);
    const paid = await Promise.all(
      Array.from({ length: 50 }, () => actAtCheckout(app, [...orders][0], 'pay')),
    );
    expect(paid.every((reply) => reply.statusCode === 200)).toBe(true);
    expect(Object.keys(await booksOf(app, [...orders][0]))).toEqual(['sale']);
    const { rows } = await db.pool.query('SELECT id FROM orders WHERE buyer_id = $1', [person.id]);
    expect(rows).toHaveLength(1);
  });

  it('gives a repeated Idempotency-Key the first reply', async () => {
    const { cookies } = await createPerson(db);
    const request = {
      method: 'POST',
      url: `/api/purchase?guide_id=${guide}`,
      cookies,
      headers: { 'idempotency-key': 'press-1234' },
    } as const;
    const first = await app.send(request);
    const second = await app.send(request);
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it('can be bought again after the buyer cancels', async () => {
    const person = await createPerson(db);
    const first = (await buy(app, guide, person)).json().order_id;
    const cancelled = await actAtCheckout(app, first, 'cancel');
    expect(cancelled.json()).toEqual({
      order_id: first,
      status: 'cancelled',
      return_url: `/?order=${first}&checkout=cancelled`,
    });
    const second = (await buy(app, guide, person)).json().order_id;
    expect(second).not.toBe(first);
    expect((await actAtCheckout(app, first, 'pay')).statusCode).toBe(409);
    expect((await actAtCheckout(app, second, 'pay')).statusCode).toBe(200);
  });

  it('stays open after a declined card', async () => {
    const person = await createPerson(db);
    const order = (await buy(app, guide, person)).json().order_id;
    const declined = await actAtCheckout(app, order, 'decline');
    expect(declined.json()).toMatchObject({ status: 'checkout_open' });
    expect(await owns(app, person.id, guide)).toBe(false);
    expect((await actAtCheckout(app, order, 'pay')).json()).toMatchObject({ status: 'fulfilled' });
  });

  it('is sold at its present price, and an order at an old price is replaced', async () => {
    const person = await createPerson(db);
    const dear = await createGuide(db, { authorId: creator.id, priceCents: 900 });
    const old = (await buy(app, dear, person)).json().order_id;
    await db.pool.query('UPDATE guides SET price_cents = 300 WHERE id = $1', [dear]);
    const fresh = (await buy(app, dear, person)).json().order_id;
    expect(fresh).not.toBe(old);
    expect((await actAtCheckout(app, old, 'pay')).statusCode).toBe(409);
    await actAtCheckout(app, fresh, 'pay');
    expect(await booksOf(app, fresh)).toMatchObject({ sale: { provider_clearing: 300 } });
  });

  it('has a checkout page for an hour, then a new one', async () => {
    const person = await createPerson(db);
    const old = (await buy(app, guide, person)).json().order_id;
    for (const [table, column, key] of [
      ['orders', 'checkout_expires_at', 'id'],
      ['test_checkouts', 'expires_at', 'order_id'],
    ]) {
      const anHourAgo = `${column} - interval '1 hour'`;
      await db.pool.query(`UPDATE ${table} SET ${column} = ${anHourAgo} WHERE ${key} = $1`, [old]);
    }
    expect((await app.get(`/checkout/test/${old}`)).body).toContain('This checkout timed out.');
    expect((await actAtCheckout(app, old, 'pay')).statusCode).toBe(409);
    const fresh = (await buy(app, guide, person)).json().order_id;
    expect(fresh).not.toBe(old);
    expect((await actAtCheckout(app, fresh, 'pay')).statusCode).toBe(200);
  });
});

describe('the test checkout page', () => {
  it('says that no money moves, in our own font, and allows nothing else to load', async () => {
    const hostile = await createGuide(db, {
      authorId: creator.id,
      priceCents: 499,
      title: '<script>x</script>',
    });
    const { order_id } = (await buy(app, hostile, await createPerson(db))).json();
    const reply = await app.get(`/checkout/test/${order_id}`);
    expect(reply.body).toContain('No money moves, and you don’t need a card.');
    expect(reply.body).toContain('src:url("/fonts/fraunces.woff2")');
    expect(reply.body).toContain('&lt;script&gt;x&lt;/script&gt;');
    expect(reply.body).not.toContain('<script');
    expect(reply.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
  });
});

describe('an order', () => {
  it('is shown to its buyer only', async () => {
    const person = await createPerson(db);
    const { order_id } = (await buy(app, guide, person)).json();
    const stranger = await createPerson(db, 'admin');
    expect((await app.get(`/api/orders/${order_id}`, stranger)).statusCode).toBe(404);
    expect((await app.get(`/api/orders/${order_id}`)).statusCode).toBe(401);
  });
});
