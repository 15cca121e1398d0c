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
import { book, bookOrder } from '../../testing/books.ts';
import { buyAndPay } from '../../testing/buying.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { getStatement, listStatements } from './statements.ts';

const app = await createTestApp();
const { db } = app;
const buyer = await createPerson(db);

/** A time within the first four months of 2027, and an event at that time. */
const movement = fc.record({
  at: fc
    .integer({ min: Date.UTC(2027, 0, 1), max: Date.UTC(2027, 3, 30) })
    .map((ms) => new Date(ms).toISOString()),
  kind: fc.constantFrom('sale', 'gift_sale', 'sale and refund', 'payout'),
  cents: fc.integer({ min: 99, max: 3000 }),
});

describe('statements summed by the database', () => {
  it('equal those of the domain, for any entries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 12 }), async (movements) => {
        const creator = await createPerson(db, 'creator');
        const guide = await createGuide(db, { authorId: creator.id });
        const entries: LedgerEntry[] = [];
        for (const { at, kind, cents } of movements) {
          const head = { id: randomUUID(), occurredAt: at, reference: 'test' };
          if (kind === 'payout') {
            entries.push(payoutEntry(head, creator.id, cents));
            await book(db, entries.at(-1) as LedgerEntry, null, null);
            continue;
          }
          const order = await bookOrder(db, buyer.id, guide);
          const isGift = kind === 'gift_sale';
          const sale = saleEntry(
            head,
            isGift ? 'gift_sale' : 'sale',
            splitSale(cents, 0),
            creator.id,
          );
          entries.push(sale);
          await book(db, sale, order, guide);
          if (kind !== 'sale and refund') continue;
          entries.push(refundEntry({ ...head, id: randomUUID() }, sale));
          await book(db, entries.at(-1) as LedgerEntry, order, guide);
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

describe('the earnings of a creator', () => {
  it('are listed by month, by guide and by sale, and as a CSV file', async () => {
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
    expect(heading).toBe(
      'Date (UTC),Type,Order,Guide,Title,List price (AUD),Fee (AUD),Earnings (AUD)',
    );
    expect(line).toMatch(new RegExp(`^${month}-\\d\\d \\d\\d:\\d\\d:\\d\\d,sale,`));
    // A title that looks like a formula is exported as text.
    expect(line).toContain(`,"'=HYPERLINK(""x""), ""Lanes""",4.99,1.50,3.49`);
  });

  it('are empty without sales', async () => {
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
  ])('are refused to users and visitors: %s', async (url) => {
    expect((await app.get(url)).statusCode).toBe(401);
    expect((await app.get(url, await createPerson(db))).statusCode).toBe(403);
  });

  it('continue from a cursor', async () => {
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

  it.each(['2026-11 9999999999', '2026-11 2147483648', '0000-00 1', '9999-99 1', '2026-11 -1'])(
    'refuse the forged cursor %j',
    async (forged) => {
      const creator = await createPerson(db, 'creator');
      const cursor = Buffer.from(forged).toString('base64url');
      const reply = await app.get(`/api/earnings/sales?cursor=${cursor}`, creator);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toHaveProperty('cursor');
    },
  );

  it.each(['0000-01', '9999-12', '1999-12'])('have no statement for %s', async (month) => {
    const creator = await createPerson(db, 'creator');
    expect((await app.get(`/api/earnings/statements/${month}`, creator)).statusCode).toBe(422);
    const sales = `/api/earnings/sales?from=${month}`;
    expect((await app.get(sales, creator)).statusCode).toBe(422);
  });
});
