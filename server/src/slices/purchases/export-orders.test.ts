import { describe, expect, it } from 'vitest';
import { buyAndPay } from '../../testing/buying.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const admin = await createPerson(db, 'admin');
const creator = await createPerson(db, 'creator', '=cmd()');
const guideId = await createGuide(db, { authorId: creator.id, priceCents: 499, title: '+Trams' });

const URLS = ['/api/admin/orders.csv', '/api/admin/money.csv'] as const;

const download = (url: string) => app.get(url, admin);
const rowsOf = async (url: string) => {
  const { body } = await download(url);
  return body.split('\r\n').slice(1, -1);
};

describe.each(URLS)('GET %s', (url) => {
  it('is a file for admins only, which nobody stores on the way', async () => {
    const { statusCode, headers } = await download(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="laneway-(orders|money)\.csv"$/,
    );
    expect((await app.get(url)).statusCode).toBe(401);
    for (const role of ['user', 'creator'] as const) {
      expect((await app.get(url, await createPerson(db, role))).statusCode).toBe(403);
    }
  });

  it.each(['?from=2026-13', '?from=2026-11&to=2026-10', '?to=now', '?from=%00'])(
    'refuses the months %s',
    async (query) => {
      expect((await download(url + query)).statusCode).toBe(422);
    },
  );
});

describe('the orders as CSV', () => {
  it('have what people wrote as text, never as a formula', async () => {
    const buyer = await createPerson(db, 'user', '@SUM(A1)');
    const order = await buyAndPay(app, guideId, buyer);
    const [row, ...others] = await rowsOf(`/api/admin/orders.csv?buyer_id=${buyer.id}`);
    expect(others).toEqual([]);
    expect(row?.replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, 'TIME')).toBe(
      `TIME,${order},purchase,fulfilled,${guideId},'+Trams,${buyer.id},'@SUM(A1),4.99,1.50,TIME,,test`,
    );
  });

  it('have exact times in UTC, as their headings say', async () => {
    const buyer = await createPerson(db);
    const order = await buyAndPay(app, guideId, buyer);
    await db.pool.query(
      `UPDATE orders SET created_at = '2025-03-31T23:58:59Z', paid_at = '2025-04-01T00:00:01Z' WHERE id = $1`,
      [order],
    );
    const { body } = await download(`/api/admin/orders.csv?buyer_id=${buyer.id}`);
    const [headings = [], row = []] = body.split('\r\n').map((line) => line.split(','));
    const times = headings.flatMap((heading, index) =>
      heading.endsWith('(UTC)') ? [[heading, row[index]]] : [],
    );
    expect(times).toEqual([
      ['Date (UTC)', '2025-03-31 23:58:59'],
      ['Paid on (UTC)', '2025-04-01 00:00:01'],
      ['Refunded on (UTC)', ''],
    ]);
  });

  it('are those of the filters and months', async () => {
    const buyer = await createPerson(db);
    const order = await buyAndPay(app, guideId, buyer);
    await db.pool.query(`UPDATE orders SET created_at = '2025-03-31T23:59:59Z' WHERE id = $1`, [
      order,
    ]);
    const url = `/api/admin/orders.csv?buyer_id=${buyer.id}&guide_id=${guideId}&status=fulfilled`;
    expect(await rowsOf(`${url}&from=2025-03&to=2025-03`)).toHaveLength(1);
    expect(await rowsOf(`${url}&to=2025-02`)).toEqual([]);
    expect(await rowsOf(`${url}&from=2025-04`)).toEqual([]);
    expect(await rowsOf(url.replace('fulfilled', 'failed'))).toEqual([]);
  });

  it('are all there once, also when they fill several pages', async () => {
    const buyer = await createPerson(db);
    await db.pool.query(
      `INSERT INTO orders (buyer_id, guide_id, kind, status, price_cents, fee_cents, provider)
       SELECT $1, $2, 'gift', 'failed', 499, 150, 'test' FROM generate_series(1, 1201)`,
      [buyer.id, guideId],
    );
    const rows = await rowsOf(`/api/admin/orders.csv?buyer_id=${buyer.id}`);
    expect(rows).toHaveLength(1_201);
    expect(new Set(rows.map((row) => row.split(',')[1])).size).toBe(1_201);
  });
});

describe('the ledger as CSV', () => {
  it('has a row for each entry, which adds up, and the reversal of a refund', async () => {
    const buyer = await createPerson(db);
    const order = await buyAndPay(app, guideId, buyer);
    await app.send({
      method: 'POST',
      url: `/api/admin/orders/${order}/refund`,
      cookies: admin.cookies,
      payload: { reason: 'Bought twice' },
    });
    const rows = (await rowsOf('/api/admin/money.csv')).filter((row) => row.includes(order));
    const about = `${order},${guideId},'+Trams,${creator.id},'=cmd()`;
    expect(rows.map((row) => row.split(',').slice(2).join(','))).toEqual([
      `sale,${about},4.99,1.50,0.45,3.49`,
      `refund,${about},-4.99,-1.50,-0.45,-3.49`,
    ]);
  });

  it('is that of the chosen months', async () => {
    const month = new Date().toISOString().slice(0, 7);
    expect((await rowsOf(`/api/admin/money.csv?from=${month}&to=${month}`)).length).toBeGreaterThan(
      0,
    );
    expect(await rowsOf('/api/admin/money.csv?to=2025-01')).toEqual([]);
  });
});
