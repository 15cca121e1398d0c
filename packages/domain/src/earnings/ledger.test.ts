import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSale } from '../guides/fees.ts';
import {
  accountBalance,
  type EntryHead,
  LEDGER_ACCOUNTS,
  type LedgerEntry,
  payoutEntry,
  refundEntry,
  restoreEntry,
  saleEntry,
  sumOf,
} from './ledger.ts';

const HEAD: EntryHead = { id: 'e1', occurredAt: '2026-11-15T00:00:00Z', reference: 'order-1' };
const SMALL = 1_000_000;

type Act =
  | {
      readonly kind: 'sale' | 'gift_sale';
      readonly price: number;
      readonly bytes: number;
      readonly creator: number;
    }
  | { readonly kind: 'refund'; readonly which: number }
  | { readonly kind: 'payout'; readonly amount: number; readonly creator: number };

const anyCreator = fc.integer({ min: 1, max: 3 });
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('sale', 'gift_sale'),
    price: fc.integer({ min: 99, max: 999_999 }),
    bytes: fc.integer({ min: 0, max: 1_000_000_000 }),
    creator: anyCreator,
  }),
  fc.record({ kind: fc.constant('refund'), which: fc.nat() }),
  fc.record({
    kind: fc.constant('payout'),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    creator: anyCreator,
  }),
);

function book(acts: readonly Act[]): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (const act of acts) {
    const sales = entries.filter((entry) => entry.kind === 'sale' || entry.kind === 'gift_sale');
    switch (act.kind) {
      case 'sale':
      case 'gift_sale':
        entries.push(saleEntry(HEAD, act.kind, splitSale(act.price, act.bytes), act.creator));
        break;
      case 'refund': {
        const sale = sales[act.which % Math.max(1, sales.length)];
        if (sale !== undefined) entries.push(refundEntry(HEAD, sale));
        break;
      }
      case 'payout':
        entries.push(payoutEntry(HEAD, act.creator, act.amount));
        break;
    }
  }
  return entries;
}

describe('the ledger', () => {
  it('shares out a sale between the platform, the tax office and the creator', () => {
    const sale = saleEntry(HEAD, 'sale', splitSale(499, SMALL), 7);
    expect(sale.lines).toEqual([
      { account: 'provider_clearing', creatorId: null, amountCents: 499 },
      { account: 'platform_fee', creatorId: null, amountCents: -105 },
      { account: 'gst', creatorId: null, amountCents: -45 },
      { account: 'creator_payable', creatorId: 7, amountCents: -349 },
    ]);
  });

  it('sums to zero in every entry and as a whole, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(anyAct), (acts) => {
        const entries = book(acts);
        for (const entry of entries) expect(sumOf(entry.lines)).toBe(0);
        const balances = LEDGER_ACCOUNTS.flatMap((account) =>
          [null, 1, 2, 3].map((creator) => accountBalance(entries, account, creator)),
        );
        expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
      }),
    );
  });

  it('returns every balance to zero when a sale is refunded', () => {
    const sale = saleEntry(HEAD, 'gift_sale', splitSale(1999, SMALL), 7);
    const entries = [sale, refundEntry(HEAD, sale)];
    expect(accountBalance(entries, 'provider_clearing')).toBe(0);
    expect(accountBalance(entries, 'platform_fee')).toBe(0);
    expect(accountBalance(entries, 'gst')).toBe(0);
    expect(accountBalance(entries, 'creator_payable', 7)).toBe(0);
  });

  it('has the creator owe us when a sale is refunded after its payout', () => {
    const sale = saleEntry(HEAD, 'sale', splitSale(499, SMALL), 7);
    const entries = [sale, payoutEntry(HEAD, 7, 349), refundEntry(HEAD, sale)];
    expect(accountBalance(entries, 'creator_payable', 7)).toBe(349);
  });

  it('refuses a refund of a payout, and a payout without a positive whole number of cents', () => {
    const payout = payoutEntry(HEAD, 7, 100);
    expect(() => refundEntry(HEAD, payout)).toThrow(RangeError);
    expect(() => payoutEntry(HEAD, 7, 0)).toThrow(RangeError);
    expect(() => payoutEntry(HEAD, 7, 0.5)).toThrow(RangeError);
    expect(() => payoutEntry(HEAD, 7, Number.NaN)).toThrow(RangeError);
  });

  it('restores an entry that balances and refuses one that doesn’t', () => {
    const sale = saleEntry(HEAD, 'sale', splitSale(499, SMALL), 7);
    expect(restoreEntry(HEAD, 'sale', sale.lines)).toEqual(sale);
    expect(() => restoreEntry(HEAD, 'sale', sale.lines.slice(1))).toThrow(
      'Ledger entry e1 does not balance',
    );
  });
});
