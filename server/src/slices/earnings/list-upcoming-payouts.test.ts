import type { UpcomingPayouts } from '@laneway/contract/earnings';
import { dayOf, lastDayOf, monthOf } from '@laneway/domain/calendar';
import { heldBackUntil, royaltiesDueOn } from '@laneway/domain/earnings/deadlines';
import { describe, expect, it } from 'vitest';
import { buyAndPay } from '../../testing/buying.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const admin = await createPerson(db, 'admin');
const URL = '/api/admin/money/upcoming';
const upcoming = async () => (await app.get(URL, admin)).json<UpcomingPayouts>().items;
const today = dayOf(new Date().toISOString());
const dueOn = royaltiesDueOn(lastDayOf(monthOf(today)));

async function createSeller(priceCents: number) {
  const creator = await createPerson(db, 'creator');
  const guide = await createGuide(db, { authorId: creator.id, priceCents });
  return { creator, sell: async () => buyAndPay(app, guide, await createPerson(db)) };
}

describe('GET /api/admin/money/upcoming', () => {
  it('is empty without sales', async () => {
    expect(await upcoming()).toEqual([]);
  });

  it('adds up this month’s earnings of all creators on the day they are due', async () => {
    const [first, second] = [await createSeller(499), await createSeller(200)];
    await first.sell();
    const refunded = await first.sell();
    await second.sell();
    const both = { due_on: dueOn, creators: 2, on_hold: false };
    expect(await upcoming()).toEqual([{ ...both, amount: 8.38 }]);
    await app.send({
      method: 'POST',
      url: `/api/admin/orders/${refunded}/refund`,
      cookies: admin.cookies,
      payload: { reason: 'Bought twice' },
    });
    expect(await upcoming()).toEqual([{ ...both, amount: 4.89 }]);
  });

  it('holds the balance of someone who has left until its day', async () => {
    const before = await upcoming();
    const { creator, sell } = await createSeller(499);
    await sell();
    await db.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [creator.id]);
    expect(await upcoming()).toEqual([
      ...before,
      { due_on: heldBackUntil(today), creators: 1, on_hold: true, amount: 3.49 },
    ]);
  });

  it('is for admins only', async () => {
    expect((await app.get(URL)).statusCode).toBe(401);
    expect((await app.get(URL, await createPerson(db, 'creator'))).statusCode).toBe(403);
  });
});
