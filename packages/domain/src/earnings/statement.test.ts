import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextMonth } from '../calendar.ts';
import { splitSale } from '../guides/fees.ts';
import { type EntryHead, type LedgerEntry, payoutEntry, refundEntry, saleEntry } from './ledger.ts';
import { amountDue, monthlyStatement } from './statement.ts';

const SMALL = 1_000_000;

const at = (occurredAt: string): EntryHead => ({ id: occurredAt, occurredAt, reference: 'r' });

const sold = (moment: string, price: number, creator = 7) =>
  saleEntry(at(moment), 'sale', splitSale(price, SMALL), creator);

describe('a monthly statement', () => {
  const october = sold('2026-10-31T23:59:59Z', 499);
  const november = sold('2026-11-01T00:00:00Z', 1000);
  const entries = [
    october,
    november,
    sold('2026-11-10T09:00:00Z', 499, 8),
    refundEntry(at('2026-11-20T09:00:00Z'), october),
    payoutEntry(at('2026-11-30T09:00:00Z'), 7, 349),
    sold('2026-12-01T00:00:00Z', 499),
  ];

  it('adds up the month of one creator only', () => {
    expect(monthlyStatement(7, '2026-11', entries)).toEqual({
      creatorId: 7,
      month: '2026-11',
      openingCents: 349,
      salesCents: 1000,
      refundsCents: 499,
      feesCents: 150,
      payoutsCents: 349,
      closingCents: 351,
      saleCount: 1,
      refundCount: 1,
      dueOn: '2027-01-29',
    });
  });

  it('without entries carries the balance over', () => {
    expect(monthlyStatement(7, '2027-03', entries)).toMatchObject({
      openingCents: 700,
      salesCents: 0,
      refundsCents: 0,
      feesCents: 0,
      payoutsCents: 0,
      closingCents: 700,
    });
  });

  it('goes negative when more was refunded than is owed, and carries that over', () => {
    const sale = sold('2026-10-05T00:00:00Z', 499);
    const story = [
      sale,
      payoutEntry(at('2026-10-30T00:00:00Z'), 7, 349),
      refundEntry(at('2026-11-02T00:00:00Z'), sale),
    ];
    const statement = monthlyStatement(7, '2026-11', story);
    expect(statement.closingCents).toBe(-349);
    expect(monthlyStatement(7, '2026-12', story).openingCents).toBe(-349);
    expect(amountDue(statement, { paidCents: 0, balanceNowCents: -349 })).toBe(0);
  });

  it('balances, and opens with the closing balance of the month before', () => {
    const months = ['2026-10', '2026-11', '2026-12'] as const;
    const anySale = fc
      .tuple(fc.constantFrom(...months), fc.integer({ min: 99, max: 99_999 }), fc.boolean())
      .map(([month, price, refunded]): LedgerEntry[] => {
        const sale = sold(`${month}-10T00:00:00Z`, price);
        return refunded
          ? [sale, refundEntry(at(`${nextMonth(month)}-02T00:00:00Z`), sale)]
          : [sale];
      });
    fc.assert(
      fc.property(fc.array(anySale), (stories) => {
        const ledger = stories.flat();
        for (const month of months) {
          const { openingCents, salesCents, refundsCents, feesCents, payoutsCents, closingCents } =
            monthlyStatement(7, month, ledger);
          expect(openingCents + salesCents - refundsCents - feesCents - payoutsCents).toBe(
            closingCents,
          );
          expect(monthlyStatement(7, nextMonth(month), ledger).openingCents).toBe(closingCents);
        }
      }),
    );
  });
});

describe('the amount due', () => {
  it.each([
    ['the closing balance', 700, 0, 700, 700],
    ['the closing balance less what was paid since', 700, 300, 400, 400],
    ['no more than is owed by now', 700, 0, 250, 250],
    ['nothing when nothing is owed', -100, 0, 500, 0],
    ['nothing when it was paid already', 700, 700, 350, 0],
  ])('is %s', (_what, closingCents, paidCents, balanceNowCents, due) => {
    expect(amountDue({ closingCents }, { paidCents, balanceNowCents })).toBe(due);
  });
});
