import { monthOf } from '@laneway/domain/calendar';
import { describe, expect, it } from 'vitest';
import { buyAndPay } from '../../../testing/buying.ts';
import { createGuide } from '../../../testing/guides.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const admin = await createPerson(db, 'admin');

describe('the money totals', () => {
  it('agree between ledger, orders and provider, refunds included', async () => {
    const creator = await createPerson(db, 'creator');
    const guide = await createGuide(db, { authorId: creator.id, priceCents: 999 });
    const order = await buyAndPay(app, guide, await createPerson(db));
    await buyAndPay(app, guide, await createPerson(db));
    await app.send({
      method: 'POST',
      url: `/api/admin/orders/${order}/refund`,
      cookies: admin.cookies,
      payload: { reason: 'Asked for' },
    });
    const month = monthOf(new Date().toISOString());
    const url = `/api/admin/money/totals?from=${month}&to=${month}`;
    const totals = (await app.get(url, admin)).json();
    expect(totals).toMatchObject({ reconciled: true, ledger_sum: 0 });
    expect(totals.sales).toBe(totals.received);
    expect(totals.refunds).toBe(totals.returned);
    expect(totals.fees + totals.royalties).toBeCloseTo(totals.sales - totals.refunds, 6);

    await db.pool.query('UPDATE orders SET received_cents = 1 WHERE id = $1', [order]);
    expect((await app.get(url, admin)).json().reconciled).toBe(false);
  });

  it('are for admins only, and refuse a range that ends before it begins', async () => {
    const url = '/api/admin/money/totals';
    expect((await app.get(url, await createPerson(db, 'creator'))).statusCode).toBe(403);
    expect((await app.get(`${url}?from=2027-02&to=2027-01`, admin)).statusCode).toBe(422);
  });

  it.each(['from=0000-01', 'to=9999-12', 'from=0000-01&to=9999-12', 'to=0000-00'])(
    'refuse the months of %s',
    async (span) => {
      expect((await app.get(`/api/admin/money/totals?${span}`, admin)).statusCode).toBe(422);
    },
  );
});
