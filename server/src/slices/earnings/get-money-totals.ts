import type { MoneyTotals, MoneyTotalsQuery } from '@laneway/contract/earnings';
import { type Month, monthOf } from '@laneway/domain/calendar';
import { decimalFromCents } from '@laneway/domain/money';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { CURRENCY } from '@laneway/domain/terms';
import type { Queryable } from '../../platform/database/database.ts';
import { spanOf } from './month-span.ts';
import { findTotals, type TotalsRow } from './totals-store.ts';

const BACKWARDS = 'Choose the first month or a later one';
const WRONG_SPAN = refusal('invalid_input', `to: ${BACKWARDS}`, { to: BACKWARDS });

/** The platform's totals for a range of months, by default the current year so far. */
export async function getMoneyTotals(
  db: Queryable,
  query: MoneyTotalsQuery,
  now: Date,
): Promise<Result<MoneyTotals, Refusal>> {
  const to = query.to ?? monthOf(now.toISOString());
  const from = query.from ?? `${to.slice(0, 4)}-01`;
  if (to < from) return fail(WRONG_SPAN);
  return ok(present(from, to, await findTotals(db, spanOf(from, to))));
}

function present(from: Month, to: Month, row: TotalsRow): MoneyTotals {
  const { orders, ledger_sum, sales, refunds, ordered, ordered_back, received, returned } = row;
  const agrees =
    sales === ordered && ordered === received && refunds === ordered_back && refunds === returned;
  return {
    from,
    to,
    currency: CURRENCY,
    orders,
    sales: decimalFromCents(sales),
    refunds: decimalFromCents(refunds),
    fees: decimalFromCents(row.fees_after_tax + row.gst),
    gst: decimalFromCents(row.gst),
    royalties: decimalFromCents(row.royalties),
    payouts: decimalFromCents(row.payouts),
    ordered: decimalFromCents(ordered),
    ordered_back: decimalFromCents(ordered_back),
    received: decimalFromCents(received),
    returned: decimalFromCents(returned),
    reconciled: agrees && ledger_sum === 0,
    owed_to_creators: decimalFromCents(row.owed_to_creators),
    ledger_sum: decimalFromCents(ledger_sum),
  };
}
