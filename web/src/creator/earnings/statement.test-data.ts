import type { Statement } from '../../api/queries/earnings.ts';

/** A month in which two copies were sold, with the given fields overridden. */
export function someStatement(differing: Partial<Statement> = {}): Statement {
  return {
    month: '2026-09',
    currency: 'AUD',
    opening_balance: 0,
    sales: 9.98,
    refunds: 0,
    fees: 3,
    payouts: 0,
    closing_balance: 6.98,
    sale_count: 2,
    refund_count: 0,
    due_on: '2026-11-29',
    amount_due: 6.98,
    dispute_until: '2027-05-29',
    closed: true,
    ...differing,
  };
}
