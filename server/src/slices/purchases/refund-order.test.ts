import { fail } from '@laneway/domain/result';
import { describe, expect, it } from 'vitest';
import { orderKinds } from '../../slices.ts';
import { actAtCheckout, booksOf, buy, buyAndPay, orderOf, owns } from '../../testing/buying.ts';
import { createGuide, own } from '../../testing/guides.ts';
import { mailsTo, runJobs } from '../../testing/jobs.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { refundOrder } from './refund-order.ts';
import { settleOrder } from './settle-order.ts';

const app = await createTestApp();
const { db } = app;
const creator = await createPerson(db, 'creator');
const admin = await createPerson(db, 'admin');
const guide = await createGuide(db, { authorId: creator.id, priceCents: 499, title: 'Lanes' });

const refund = (order: string, person: TestPerson = admin, body: object = { reason: 'Broken' }) =>
  app.send({
    method: 'POST',
    url: `/api/admin/orders/${order}/refund`,
    cookies: person.cookies,
    payload: body,
  });

const { payments, clock, log, sessionSecret: secret, config } = app.deps;
const { publicUrl } = config;
const selling = { db, clock, log, secret, payments, publicUrl, kinds: orderKinds };
const REFUSED = fail({ kind: 'refused', reason: 'The card has expired' } as const);

describe('a refund by an admin', () => {
  it('returns the money, reverses the sale in the ledger and takes the guide back', async () => {
    const person = await createPerson(db);
    const order = await buyAndPay(app, guide, person);
    const reply = await refund(order);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ order_id: order, status: 'refunded' });
    expect(await owns(app, person.id, guide)).toBe(false);
    expect(await booksOf(app, order)).toEqual({
      sale: { provider_clearing: 499, platform_fee: -105, gst: -45, creator_payable: -349 },
      refund: { provider_clearing: -499, platform_fee: 105, gst: 45, creator_payable: 349 },
    });
    await runJobs(app);
    const { rows } = await db.pool.query('SELECT email FROM users WHERE id = $1', [person.id]);
    const subjects = (await mailsTo(app, rows[0].email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your guide: Lanes', 'Your refund for Lanes']);
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'refunded', settled: true });
  });

  it('tells the creator once of the sale and of the refund, without the buyer', async () => {
    const isla = await createPerson(db, 'creator');
    const trams = await createGuide(db, { authorId: isla.id, priceCents: 499, title: 'Trams' });
    const buyer = await createPerson(db, 'user', 'Wilhelmina');
    const order = await buyAndPay(app, trams, buyer);
    await actAtCheckout(app, order, 'pay');
    await Promise.all([refund(order), refund(order)]);
    const { items } = (await app.get('/api/notices', isla)).json();
    expect(
      items.map(({ kind, title, body }: Record<string, string>) => [kind, title, body]),
    ).toEqual([
      ['sale_refunded', 'A sale of “Trams” was refunded', 'We’ve taken $3.49 off your earnings.'],
      ['guide_sold', 'You sold “Trams”', 'You earned $3.49.'],
    ]);
    expect(JSON.stringify(items)).not.toContain('Wilhelmina');
  });

  it('tells the creator of all unread sales of a guide at once', async () => {
    const isla = await createPerson(db, 'creator');
    const trams = await createGuide(db, { authorId: isla.id, priceCents: 499, title: 'Trams' });
    const tides = await createGuide(db, { authorId: isla.id, priceCents: 499, title: 'Tides' });
    const notices = async () => {
      const { items, unread_count } = (await app.get('/api/notices', isla)).json();
      const texts = items.map(({ title, body }: Record<string, string>) => `${title}: ${body}`);
      return [unread_count, ...texts];
    };
    const sell = async (sold: number) => buyAndPay(app, sold, await createPerson(db));
    await sell(trams);
    await sell(tides);
    await sell(trams);
    await sell(trams);
    const tidesOnce = 'You sold “Tides”: You earned $3.49.';
    expect(await notices()).toEqual([2, 'You sold “Trams” 3 times: You earned $10.47.', tidesOnce]);
    const [latest] = (await app.get('/api/notices', isla)).json().items;
    await app.send({
      method: 'POST',
      url: `/api/notices/${latest.notice_id}/read`,
      cookies: isla.cookies,
    });
    await sell(trams);
    expect(await notices()).toEqual([
      2,
      'You sold “Trams”: You earned $3.49.',
      'You sold “Trams” 3 times: You earned $10.47.',
      tidesOnce,
    ]);
  });

  it('tells the creator of a gift, without the giver or the friend', async () => {
    const isla = await createPerson(db, 'creator');
    const trams = await createGuide(db, { authorId: isla.id, priceCents: 499, title: 'Trams' });
    const giver = await createPerson(db, 'user', 'Wilhelmina');
    const friend = new URLSearchParams({
      guide_id: String(trams),
      friend_email: 'ottoline@people.example',
      friend_name: 'Ottoline',
    });
    const { cookies } = giver;
    const url = `/api/purchase-for-friend?${friend}`;
    const { order_id: order } = (await app.send({ method: 'POST', url, cookies })).json();
    await actAtCheckout(app, order, 'pay');
    const { items } = (await app.get('/api/notices', isla)).json();
    expect(items).toMatchObject([
      { kind: 'guide_sold', title: 'Someone bought “Trams” as a gift', body: 'You earned $3.49.' },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/Wilhelmina|Ottoline|ottoline/);
  });

  it('happens once when it is requested twenty times at once', async () => {
    const order = await buyAndPay(app, guide, await createPerson(db));
    const replies = await Promise.all(Array.from({ length: 20 }, () => refund(order)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    expect(Object.keys(await booksOf(app, order))).toEqual(['sale', 'refund']);
  });

  it('that the provider refuses is not repeated by the job that was added for it', async () => {
    const person = await createPerson(db);
    const order = await buyAndPay(app, guide, person);
    const refusing = { ...selling, payments: { ...payments, refund: async () => REFUSED } };
    expect((await refundOrder(refusing, admin, order, 'Broken')).ok).toBe(false);
    await runJobs(app);
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'fulfilled' });
    expect(await owns(app, person.id, guide)).toBe(true);
  });

  it('that the provider refuses after reporting it as made stays made', async () => {
    const order = await buyAndPay(app, guide, await createPerson(db));
    const reportsFirst = {
      ...payments,
      refund: async () => {
        await settleOrder(selling, order, { kind: 'refund_issued', returnedCents: 499 });
        return REFUSED;
      },
    };
    await refundOrder({ ...selling, payments: reportsFirst }, admin, order, 'Broken');
    const { rows } = await db.pool.query(
      'SELECT status, refund_reason, failure FROM orders WHERE id = $1',
      [order],
    );
    expect(rows).toEqual([{ status: 'refunded', refund_reason: 'Broken', failure: null }]);
  });

  it('lets the person buy the guide again', async () => {
    const person = await createPerson(db);
    await refund(await buyAndPay(app, guide, person));
    await buyAndPay(app, guide, person);
    expect(await owns(app, person.id, guide)).toBe(true);
  });

  it.each([
    ['unpaid', async () => (await buy(app, guide, await createPerson(db))).json().order_id],
    [
      'cancelled',
      async () => {
        const { order_id: order } = (await buy(app, guide, await createPerson(db))).json();
        await actAtCheckout(app, order, 'cancel');
        return order;
      },
    ],
  ])('is refused for an order that is %s', async (_, make) => {
    const reply = await refund(await make());
    expect(reply.statusCode).toBe(409);
  });

  it('is refused for an order that is not there', async () => {
    expect((await refund('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });

  it('needs a reason', async () => {
    const order = await buyAndPay(app, guide, await createPerson(db));
    for (const body of [{}, { reason: '  ' }, { reason: 5 }]) {
      const reply = await refund(order, admin, body);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toHaveProperty('reason');
    }
  });

  it('is for admins only', async () => {
    const person = await createPerson(db);
    const order = await buyAndPay(app, guide, person);
    expect((await refund(order, person)).statusCode).toBe(403);
    expect((await refund(order, creator)).statusCode).toBe(403);
  });
});

describe('a payment for a guide that the buyer got otherwise', () => {
  it('is refunded automatically', async () => {
    const person = await createPerson(db);
    const { order_id: order } = (await buy(app, guide, person)).json();
    await own(db, person.id, guide);
    await actAtCheckout(app, order, 'pay');
    await runJobs(app);
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'refunded' });
    expect(await owns(app, person.id, guide)).toBe(true);
    expect(Object.keys(await booksOf(app, order))).toEqual(['sale', 'refund']);
  });

  it('is never announced to the creator, neither as a sale nor as a refund', async () => {
    const isla = await createPerson(db, 'creator');
    const trams = await createGuide(db, { authorId: isla.id, priceCents: 499 });
    const person = await createPerson(db);
    const { order_id: order } = (await buy(app, trams, person)).json();
    await own(db, person.id, trams);
    await actAtCheckout(app, order, 'pay');
    await runJobs(app);
    expect(await orderOf(app, order, person)).toMatchObject({ status: 'refunded' });
    expect((await app.get('/api/notices', isla)).json().items).toEqual([]);
  });

  it('can’t be followed by another order until it is refunded', async () => {
    const person = await createPerson(db);
    const { order_id: order } = (await buy(app, guide, person)).json();
    await own(db, person.id, guide);
    await actAtCheckout(app, order, 'pay');
    await db.pool.query('DELETE FROM entitlements WHERE user_id = $1', [person.id]);
    const again = await buy(app, guide, person);
    expect(again.statusCode).toBe(409);
    expect(again.json().detail).toContain('We’re still confirming your last payment');
  });
});

describe('the list of orders', () => {
  it('shows an admin the newest first, page by page and by status', async () => {
    const other = await createGuide(db, { authorId: creator.id, priceCents: 250 });
    const orders: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      orders.unshift(await buyAndPay(app, other, await createPerson(db)));
    }
    await refund(orders[1] ?? '');
    const list = async (query: string) =>
      (await app.get(`/api/admin/orders?guide_id=${other}${query}`, admin)).json();
    const first = await list('&limit=2');
    expect(first.items.map((order: { order_id: string }) => order.order_id)).toEqual(
      orders.slice(0, 2),
    );
    const rest = await list(`&limit=2&cursor=${first.next_cursor}`);
    expect(rest.items).toHaveLength(1);
    expect(rest.next_cursor).toBeNull();
    expect((await list('&status=refunded')).items).toMatchObject([
      { order_id: orders[1], status: 'refunded', amount: 2.5, fee: 0.75, provider: 'test' },
    ]);
    expect((await app.get('/api/admin/orders', creator)).statusCode).toBe(403);
    expect((await app.get('/api/admin/orders?cursor=%00', admin)).statusCode).toBe(422);
  });
});
