import { describe, expect, it } from 'vitest';
import { earn } from '../../testing/books.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { listPayables, recordPayout } from './payouts.ts';
import { recordRefund } from './public/record-refund.ts';

const app = await createTestApp();
const { db } = app;
const admin = await createPerson(db, 'admin');

describe('paying royalties', () => {
  const DUE = new Date('2027-04-01T00:00:00Z');

  const payableOf = async (creatorId: number, now: Date) => {
    const page = await listPayables(db, { limit: 100 }, now);
    if (!page.ok) throw new Error(page.error.detail);
    return page.value.items.find((item) => item.creator_id === creatorId);
  };

  it('is due 60 days after the month, and recorded once', async () => {
    const creator = await createPerson(db, 'creator');
    await earn(db, creator.id, { cents: 1000, at: '2027-01-10T00:00:00Z', buyerId: admin.id });
    await earn(db, creator.id, { cents: 1000, at: '2027-02-10T00:00:00Z', buyerId: admin.id });
    expect(await payableOf(creator.id, new Date('2027-03-31T23:00:00Z'))).toBeUndefined();
    expect(await payableOf(creator.id, DUE)).toMatchObject({
      month: '2027-01',
      amount_due: 7,
      balance: 14,
      due_on: '2027-04-01',
      held_back_until: null,
    });
    const pay = (month: string, amount: number) =>
      db.transaction((tx) => recordPayout(tx, admin, creator.id, { month, amount }, DUE));
    expect(await pay('2027-02', 14)).toMatchObject({
      ok: false,
      error: { code: 'conflict', detail: 'This month’s royalties aren’t due yet.' },
    });
    expect(await pay('2027-01', 14)).toMatchObject({ ok: false, error: { code: 'conflict' } });
    const results = await Promise.all(Array.from({ length: 10 }, () => pay('2027-01', 7)));
    expect(results.filter(({ ok }) => ok)).toMatchObject([{ value: { amount: 7, balance: 7 } }]);
    expect(await payableOf(creator.id, DUE)).toBeUndefined();
  });

  it('leaves out what was refunded after the month', async () => {
    const creator = await createPerson(db, 'creator');
    const at = '2027-01-10T00:00:00Z';
    await earn(db, creator.id, { cents: 1000, at, buyerId: admin.id });
    const refunded = await earn(db, creator.id, { cents: 1000, at, buyerId: admin.id });
    await db.transaction((tx) => recordRefund(tx, refunded, new Date('2027-02-10T00:00:00Z')));
    expect(await payableOf(creator.id, DUE)).toMatchObject({ amount_due: 7, balance: 7 });
    const pay = (amount: number) =>
      db.transaction((tx) =>
        recordPayout(tx, admin, creator.id, { month: '2027-01', amount }, DUE),
      );
    expect((await pay(14)).ok).toBe(false);
    expect((await pay(7)).ok).toBe(true);
  });

  it('is held back for three months after a creator has left', async () => {
    const creator = await createPerson(db, 'creator');
    await earn(db, creator.id, { cents: 1000, at: '2027-01-10T00:00:00Z', buyerId: admin.id });
    await db.pool.query('UPDATE users SET deleted_at = $2 WHERE id = $1', [
      creator.id,
      '2027-03-10T00:00:00Z',
    ]);
    expect(await payableOf(creator.id, DUE)).toMatchObject({ held_back_until: '2027-06-10' });
    const body = { month: '2027-01', amount: 7 };
    const payAt = (now: Date) =>
      db.transaction((tx) => recordPayout(tx, admin, creator.id, body, now));
    expect((await payAt(DUE)).ok).toBe(false);
    const later = new Date('2027-06-11T00:00:00Z');
    expect((await payAt(later)).ok).toBe(true);
  });

  it('is for admins only, and only to creators who have sold something', async () => {
    const creator = await createPerson(db, 'creator');
    const send = (person: TestPerson) =>
      app.send({
        method: 'POST',
        url: `/api/admin/creators/${creator.id}/payouts`,
        cookies: person.cookies,
        payload: { month: '2026-01', amount: 1 },
      });
    expect((await send(creator)).statusCode).toBe(403);
    expect((await send(admin)).statusCode).toBe(404);
    expect((await app.get('/api/admin/money/payables', creator)).statusCode).toBe(403);
    expect((await app.get('/api/admin/money/payables', admin)).statusCode).toBe(200);
  });
});
