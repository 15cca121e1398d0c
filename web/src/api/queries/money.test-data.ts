import type { MoneyTotals, Payable } from './money.ts';

/** Totals that match, with the given fields overridden. */
export function someTotals(differing: Partial<MoneyTotals> = {}): MoneyTotals {
  return {
    from: '2026-01',
    to: '2026-11',
    currency: 'AUD',
    orders: 412,
    sales: 2381.4,
    refunds: 64.87,
    fees: 937.12,
    gst: 210.6,
    royalties: 1379.41,
    payouts: 902.3,
    ordered: 2381.4,
    order_refunds: 64.87,
    received: 2381.4,
    returned: 64.87,
    reconciled: true,
    owed_to_creators: 477.11,
    ledger_sum: 0,
    ...differing,
  };
}

/** Royalties that are due and not on hold, with the given fields overridden. */
export function somePayable(differing: Partial<Payable> = {}): Payable {
  return {
    creator_id: 2,
    creator_name: 'Isla Marchetti',
    month: '2026-08',
    amount_due: 43.58,
    balance: 98.2,
    due_on: '2026-10-30',
    held_back_until: null,
    ...differing,
  };
}
