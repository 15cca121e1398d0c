import { describe, expect, it } from 'vitest';
import type { MoneyTotals } from '../api/queries/money.ts';
import { countsOf, differencesIn } from './reconcile.ts';

const AGREED: MoneyTotals = {
  from: '2026-01',
  to: '2026-11',
  currency: 'AUD',
  orders: 3,
  sales: 14.97,
  refunds: 4.99,
  fees: 3,
  gst: 0.9,
  royalties: 6.98,
  payouts: 0,
  ordered: 14.97,
  order_refunds: 4.99,
  received: 14.97,
  returned: 4.99,
  reconciled: true,
  owed_to_creators: 6.98,
  ledger_sum: 0,
};

const differing = (totals: Partial<MoneyTotals>) =>
  differencesIn({ ...AGREED, reconciled: false, ...totals });

describe('the difference between ledger, orders and provider', () => {
  it('is empty if the totals match', () => {
    expect(differencesIn(AGREED)).toEqual([]);
  });

  it.each<[Partial<MoneyTotals>, string]>([
    [{ received: 9.98 }, 'Sales at the payment provider are $4.99 less than in the ledger.'],
    [{ ordered: 19.96 }, 'Sales in our orders are $4.99 more than in the ledger.'],
    [{ returned: 5 }, 'Refunds at the payment provider are $0.01 more than in the ledger.'],
    [{ order_refunds: 0 }, 'Refunds in our orders are $4.99 less than in the ledger.'],
    [{ ledger_sum: -0.01 }, 'The ledger adds up to -$0.01 instead of $0.00.'],
  ])('of %o is stated in words', (totals, text) => {
    expect(differing(totals)).toEqual([text]);
  });

  it('is stated for each total that doesn’t match', () => {
    expect(differing({ ordered: 1, received: 2, returned: 3, ledger_sum: 4 })).toHaveLength(4);
  });

  it('is mentioned whenever the server reports that the totals don’t match', () => {
    expect(differing({})).toHaveLength(1);
  });

  it('is shown with the sales and refunds of each of the three', () => {
    expect(countsOf(AGREED)).toEqual([
      { what: 'Sales', ledger: 14.97, orders: 14.97, provider: 14.97 },
      { what: 'Refunds', ledger: 4.99, orders: 4.99, provider: 4.99 },
    ]);
  });
});
