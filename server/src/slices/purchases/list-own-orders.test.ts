import { describe, expect, it } from 'vitest';
import { buy, buyAndPay } from '../../testing/buying.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const creator = await createPerson(db, 'creator');
const guides = [
  await createGuide(db, { authorId: creator.id, priceCents: 499, title: 'Lanes' }),
  await createGuide(db, { authorId: creator.id, priceCents: 250, title: 'Trams' }),
  await createGuide(db, { authorId: creator.id, priceCents: 1_000, title: 'Arcades' }),
];

const list = async (person: TestPerson, query = '') =>
  (await app.get(`/api/user/orders${query}`, person)).json();

describe('GET /api/user/orders', () => {
  it('has the caller’s own orders, newest first, page by page', async () => {
    const person = await createPerson(db);
    const orders: string[] = [];
    for (const guide of guides) orders.unshift(await buyAndPay(app, guide, person));
    await buyAndPay(app, guides[0] ?? 0, await createPerson(db));
    const first = await list(person, '?limit=2');
    expect(first.items).toMatchObject([
      { order_id: orders[0], g_title: 'Arcades', amount: 10, status: 'fulfilled' },
      { order_id: orders[1], g_title: 'Trams', amount: 2.5, kind: 'purchase' },
    ]);
    const rest = await list(person, `?limit=2&cursor=${first.next_cursor}`);
    expect(rest).toMatchObject({ items: [{ order_id: orders[2] }], next_cursor: null });
  });

  it('has orders that weren’t paid, with where to pay', async () => {
    const person = await createPerson(db);
    const { order_id } = (await buy(app, guides[0] ?? 0, person)).json();
    expect((await list(person)).items).toMatchObject([
      { order_id, status: 'checkout_open', settled: false, checkout_url: expect.any(String) },
    ]);
  });

  it('is empty for others, and refuses a made-up cursor', async () => {
    const person = await createPerson(db);
    expect(await list(person)).toEqual({ items: [], next_cursor: null });
    expect((await app.get('/api/user/orders?cursor=%00', person)).statusCode).toBe(422);
    expect((await app.get('/api/user/orders')).statusCode).toBe(401);
  });
});
