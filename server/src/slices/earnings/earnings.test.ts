import { randomUUID } from 'node:crypto';
import { monthOf } from '@laneway/domain/calendar';
import {
  type LedgerEntry,
  payoutEntry,
  refundEntry,
  saleEntry,
} from '@laneway/domain/earnings/ledger';
import { monthlyStatement } from '@laneway/domain/earnings/statement';
import { splitSale } from '@laneway/domain/guides/fees';
import { decimalFromCents } from '@laneway/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyAndPay } from '../../testing/buying.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { writeEntry } from './ledger-store.ts';
import { listPayables, recordPayout } from './payouts.ts';
import { getStatement, listStatements } from './statements.ts';

const app = await createTestApp();
const { db } = app;
const admin = await createPerson(db, 'admin');

/** Books an entry, with an order to point at where it is a sale or a refund. */
async function book(entry: LedgerEntry, orderId: string | null, guideId: number | null) {
  await db.transaction((tx) => writeEntry(tx, { entry, orderId, guideId }));
}
async function bookOrder(buyerId: number, guideId: number): Promise<string> {
  const id = randomUUID();
  await db.pool.query(
    `INSERT INTO orders (id, buyer_id, guide_id, kind, status, price_cents, fee_cents, provider)
     VALUES ($1, $2, $3, 'gift', 'fulfilled', 499, 150, 'test')`,
    [id, buyerId, guideId],
  );
  return id;
}

/** A moment within the first four months of 2027, and what happens then. */
const movement = fc.record({
  at: fc
    .integer({ min: Date.UTC(2027, 0, 1), max: Date.UTC(2027, 3, 30) })
    .map((ms) => new Date(ms).toISOString()),
  kind: fc.constantFrom('sale', 'gift_sale', 'sale and refund', 'payout'),
  cents: fc.integer({ min: 99, max: 3000 }),
});

describe('statements summed by the database', () => {
  it('are those of the rules, for any books', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 12 }), async (movements) => {
        const creator = await createPerson(db, 'creator');
        const guide = await createGuide(db, { authorId: creator.id });
        const entries: LedgerEntry[] = [];
        for (const { at, kind, cents } of movements) {
          const head = { id: randomUUID(), occurredAt: at, reference: 'test' };
          if (kind === 'payout') {
            entries.push(payoutEntry(head, creator.id, cents));
            await book(entries.at(-1) as LedgerEntry, null, null);
            continue;
          }
          const order = await bookOrder(admin.id, guide);
          const isGift = kind === 'gift_sale';
          const sale = saleEntry(
            head,
            isGift ? 'gift_sale' : 'sale',
            splitSale(cents, 0),
            creator.id,
          );
          entries.push(sale);
          await book(sale, order, guide);
          if (kind !== 'sale and refund') continue;
          entries.push(refundEntry({ ...head, id: randomUUID() }, sale));
          await book(entries.at(-1) as LedgerEntry, order, guide);
        }
        const now = new Date('2027-05-15T00:00:00Z');
        const page = await listStatements(db, creator.id, {}, now);
        if (!page.ok) throw new Error(page.error.detail);
        const first = entries.map(({ occurredAt }) => monthOf(occurredAt)).sort()[0] ?? '';
        expect(page.value.items.at(-1)?.month).toBe(first);
        expect(page.value.items[0]?.month).toBe('2027-05');
        for (const statement of page.value.items) {
          const expected = monthlyStatement(creator.id, statement.month, entries);
          expect(statement).toMatchObject({
            opening_balance: decimalFromCents(expected.openingCents),
            sales: decimalFromCents(expected.salesCents),
            refunds: decimalFromCents(expected.refundsCents),
            fees: decimalFromCents(expected.feesCents),
            payouts: decimalFromCents(expected.payoutsCents),
            closing_balance: decimalFromCents(expected.closingCents),
            sale_count: expected.saleCount,
            refund_count: expected.refundCount,
            due_on: expected.dueOn,
            closed: statement.month < '2027-05',
          });
          const detail = await getStatement(db, creator.id, statement.month, now);
          if (!detail.ok) throw new Error(detail.error.detail);
          const royalties = detail.value.lines.reduce((sum, line) => sum + line.royalty, 0);
          expect(royalties).toBeCloseTo(
            decimalFromCents(expected.closingCents - expected.openingCents),
            6,
          );
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('what a creator sees', () => {
  it('is what the sales earned, by month, by guide, line by line and as a table', async () => {
    const creator = await createPerson(db, 'creator');
    const guide = await createGuide(db, {
      authorId: creator.id,
      priceCents: 499,
      title: '=HYPERLINK("x"), "Lanes"',
    });
    const buyer = await createPerson(db);
    const order = await buyAndPay(app, guide, buyer);
    const month = monthOf(new Date().toISOString());

    const statements = (await app.get('/api/earnings/statements', creator)).json();
    expect(statements.items).toMatchObject([
      { month, sales: 4.99, fees: 1.5, closing_balance: 3.49, sale_count: 1, closed: false },
    ]);
    const sales = (await app.get('/api/earnings/sales', creator)).json();
    expect(sales.items).toMatchObject([
      { month, g_id: guide, copies: 1, gifts: 0, refunded: 0, sales: 4.99, royalties: 3.49 },
    ]);
    const detail = (await app.get(`/api/earnings/statements/${month}`, creator)).json();
    expect(detail.lines).toMatchObject([
      { kind: 'sale', order_id: order, list_price: 4.99, fee: 1.5, royalty: 3.49 },
    ]);
    const csv = await app.get(`/api/earnings/statements/${month}/csv`, creator);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toContain(`laneway-statement-${month}.csv`);
    const [heading, line] = csv.body.split('\r\n');
    expect(heading).toBe('Date,Kind,Order,Guide,Title,List price (AUD),Fee (AUD),Royalty (AUD)');
    // A title that looks like a formula is a title.
    expect(line).toContain(`,"'=HYPERLINK(""x""), ""Lanes""",4.99,1.50,3.49`);
  });

  it('is nothing of anybody else, and nothing where nothing was sold', async () => {
    const creator = await createPerson(db, 'creator');
    expect((await app.get('/api/earnings/statements', creator)).json().items).toEqual([]);
    expect((await app.get('/api/earnings/statements/2027-01', creator)).statusCode).toBe(404);
    expect((await app.get('/api/earnings/statements/2027-13', creator)).statusCode).toBe(422);
    expect((await app.get('/api/earnings/statements?cursor=%00', creator)).statusCode).toBe(422);
  });

  it.each([
    '/api/earnings/statements',
    '/api/earnings/sales',
    '/api/earnings/statements/2027-01/csv',
  ])('is closed to users and visitors: %s', async (url) => {
    expect((await app.get(url)).statusCode).toBe(401);
    expect((await app.get(url, await createPerson(db))).statusCode).toBe(403);
  });

  it('goes on from a cursor', async () => {
    const creator = await createPerson(db, 'creator');
    const guides = [];
    for (let n = 0; n < 3; n += 1) {
      const guide = await createGuide(db, { authorId: creator.id, priceCents: 300 });
      guides.push(guide);
      await buyAndPay(app, guide, await createPerson(db));
    }
    const seen: number[] = [];
    for (let cursor = ''; ; ) {
      const page = (await app.get(`/api/earnings/sales?limit=1${cursor}`, creator)).json();
      seen.push(...page.items.map((item: { g_id: number }) => item.g_id));
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(seen).toEqual(guides);
  });
});

describe('the money of the whole', () => {
  it('agrees between ledger, orders and provider, refunds included', async () => {
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

  it('is for admins alone, and takes no span that ends before it begins', async () => {
    const url = '/api/admin/money/totals';
    expect((await app.get(url, await createPerson(db, 'creator'))).statusCode).toBe(403);
    expect((await app.get(`${url}?from=2027-02&to=2027-01`, admin)).statusCode).toBe(422);
  });
});

describe('paying royalties', () => {
  const DUE = new Date('2027-04-01T00:00:00Z');

  async function earn(creator: TestPerson, cents: number, at: string): Promise<void> {
    const guide = await createGuide(db, { authorId: creator.id });
    const order = await bookOrder(admin.id, guide);
    const head = { id: randomUUID(), occurredAt: at, reference: order };
    await book(saleEntry(head, 'sale', splitSale(cents, 0), creator.id), order, guide);
  }
  const payableOf = async (creatorId: number, now: Date) => {
    const page = await listPayables(db, { limit: 100 }, now);
    if (!page.ok) throw new Error(page.error.detail);
    return page.value.items.find((item) => item.creator_id === creatorId);
  };

  it('is due 60 days after the month, and is booked once', async () => {
    const creator = await createPerson(db, 'creator');
    await earn(creator, 1000, '2027-01-10T00:00:00Z');
    await earn(creator, 1000, '2027-02-10T00:00:00Z');
    expect(await payableOf(creator.id, new Date('2027-03-31T23:00:00Z'))).toBeUndefined();
    expect(await payableOf(creator.id, DUE)).toMatchObject({
      month: '2027-01',
      amount_due: 7,
      balance: 14,
      due_on: '2027-04-01',
      held_back_until: null,
    });
    const pay = (month: string, amount: number) =>
      recordPayout(db, creator.id, { month, amount }, DUE);
    expect(await pay('2027-02', 7)).toMatchObject({ ok: false, error: { code: 'conflict' } });
    expect(await pay('2027-01', 14)).toMatchObject({ ok: false, error: { code: 'conflict' } });
    const results = await Promise.all(Array.from({ length: 10 }, () => pay('2027-01', 7)));
    expect(results.filter(({ ok }) => ok)).toMatchObject([{ value: { amount: 7, balance: 7 } }]);
    expect(await payableOf(creator.id, DUE)).toBeUndefined();
  });

  it('waits three months for a creator who has left', async () => {
    const creator = await createPerson(db, 'creator');
    await earn(creator, 1000, '2027-01-10T00:00:00Z');
    await db.pool.query('UPDATE users SET deleted_at = $2 WHERE id = $1', [
      creator.id,
      '2027-03-10T00:00:00Z',
    ]);
    expect(await payableOf(creator.id, DUE)).toMatchObject({ held_back_until: '2027-06-10' });
    const body = { month: '2027-01', amount: 7 };
    expect((await recordPayout(db, creator.id, body, DUE)).ok).toBe(false);
    const later = new Date('2027-06-11T00:00:00Z');
    expect((await recordPayout(db, creator.id, body, later)).ok).toBe(true);
  });

  it('is for admins alone, and only to those who have sold', async () => {
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

describe('the ledger in the database', () => {
  it('takes no entry that does not balance, and lets nothing be changed or removed', async () => {
    await expect(
      db.transaction(async (tx) => {
        const head = { id: 'x', occurredAt: new Date().toISOString(), reference: 'x' };
        const entry = {
          ...head,
          kind: 'payout',
          lines: [{ account: 'gst', creatorId: null, amountCents: 5 }],
        };
        await writeEntry(tx, {
          entry: entry as unknown as LedgerEntry,
          orderId: null,
          guideId: null,
        });
      }),
    ).rejects.toThrow('does not balance');
    for (const change of [
      'UPDATE ledger_postings SET cents = 0',
      'DELETE FROM ledger_postings',
      'TRUNCATE ledger_postings, ledger_entries',
      'UPDATE ledger_entries SET order_id = NULL',
    ]) {
      await expect(db.pool.query(change)).rejects.toThrow('append-only');
    }
  });
});
