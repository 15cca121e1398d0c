import { formatCents } from '@laneway/domain/money';
import type { MoneyTotals } from '../api/queries/money.ts';
import { amountText, centsOf } from '../creator/earnings/amounts.ts';

/** One total according to each source. */
export type Count = {
  readonly what: string;
  readonly ledger: number;
  readonly orders: number;
  readonly provider: number;
};

export function countsOf(totals: MoneyTotals): readonly [sales: Count, refunds: Count] {
  return [
    {
      what: 'Sales',
      ledger: totals.sales,
      orders: totals.ordered,
      provider: totals.received,
    },
    {
      what: 'Refunds',
      ledger: totals.refunds,
      orders: totals.order_refunds,
      provider: totals.returned,
    },
  ];
}

const UNNAMED = 'The server reports that the totals don’t match.';

/** A sentence for each total that doesn’t match; empty when all do. */
export function differencesIn(totals: MoneyTotals): readonly string[] {
  const found = [
    ...countsOf(totals).flatMap(differencesOf),
    ...(totals.ledger_sum === 0
      ? []
      : [`The ledger adds up to ${amountText(totals.ledger_sum)} instead of $0.00.`]),
  ];
  return found.length === 0 && !totals.reconciled ? [UNNAMED] : found;
}

function differencesOf({ what, ledger, orders, provider }: Count): readonly string[] {
  return [
    differenceText(`${what} in our orders`, centsOf(orders) - centsOf(ledger)),
    differenceText(`${what} at the payment provider`, centsOf(provider) - centsOf(ledger)),
  ].filter((text) => text !== null);
}

function differenceText(total: string, cents: number): string | null {
  if (cents === 0) return null;
  const direction = cents > 0 ? 'more' : 'less';
  return `${total} are ${formatCents(Math.abs(cents))} ${direction} than in the ledger.`;
}
