import type { MoneyTotals, MoneyTotalsQuery } from '@laneway/contract/earnings';
import { type Month, monthOf } from '@laneway/domain/calendar';
import { decimalFromCents } from '@laneway/domain/money';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { CURRENCY } from '@laneway/domain/terms';
import { type Queryable, statement } from '../../../platform/database/database.ts';
import { spanOf, WRONG_SPAN } from './month-span.ts';

/**
 * Totals of a time range from three sources: the ledger, our orders, and the provider's events. Only the amount owed
 * now depends on all entries, and that is stored as a balance per creator. OFFSET 0 keeps the planner from reading
 * every posting to find those of a few months.
 */
type TotalsRow = {
  readonly sales: number;
  readonly refunds: number;
  readonly fees_after_tax: number;
  readonly gst: number;
  readonly royalties: number;
  readonly payouts: number;
  readonly orders: number;
  readonly ordered: number;
  readonly order_refunds: number;
  readonly received: number;
  readonly returned: number;
  readonly owed_to_creators: number;
  readonly ledger_sum: number;
};

const TOTALS = statement<TotalsRow>(
  'earnings.totals',
  `SELECT ledger.*, paid.*, back.*, owed.*
     FROM (SELECT coalesce(sum(cents) FILTER (WHERE account = 'provider_clearing' AND kind IN ('sale', 'gift_sale')), 0)::bigint AS sales,
                  coalesce(-sum(cents) FILTER (WHERE account = 'provider_clearing' AND kind = 'refund'), 0)::bigint AS refunds,
                  coalesce(-sum(cents) FILTER (WHERE account = 'platform_fee'), 0)::bigint AS fees_after_tax,
                  coalesce(-sum(cents) FILTER (WHERE account = 'gst'), 0)::bigint AS gst,
                  coalesce(-sum(cents) FILTER (WHERE account = 'creator_payable' AND kind <> 'payout'), 0)::bigint AS royalties,
                  coalesce(sum(cents) FILTER (WHERE account = 'creator_payable' AND kind = 'payout'), 0)::bigint AS payouts,
                  coalesce(sum(cents), 0)::bigint AS ledger_sum
             FROM ledger_entries e
            CROSS JOIN LATERAL (SELECT account, cents FROM ledger_postings WHERE entry_id = e.id OFFSET 0) p
            WHERE e.happened_at >= $1::timestamptz AND e.happened_at < $2::timestamptz) ledger,
          (SELECT count(*) AS orders, coalesce(sum(price_cents), 0)::bigint AS ordered,
                  coalesce(sum(received_cents), 0)::bigint AS received
             FROM orders WHERE paid_at >= $1::timestamptz AND paid_at < $2::timestamptz) paid,
          (SELECT coalesce(sum(price_cents), 0)::bigint AS order_refunds,
                  coalesce(sum(returned_cents), 0)::bigint AS returned
             FROM orders WHERE refunded_at >= $1::timestamptz AND refunded_at < $2::timestamptz) back,
          (SELECT coalesce(sum(cents), 0)::bigint AS owed_to_creators FROM creator_balances) owed`,
);

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

/** The platform's totals for the current month. */
export async function currentTotals(db: Queryable, now: Date): Promise<MoneyTotals> {
  const month = monthOf(now.toISOString());
  const totals = await getMoneyTotals(db, { from: month, to: month }, now);
  if (!totals.ok) throw new Error('a month is a range');
  return totals.value;
}

function present(from: Month, to: Month, row: TotalsRow): MoneyTotals {
  const { orders, ledger_sum, sales, refunds, ordered, order_refunds, received, returned } = row;
  const agrees =
    sales === ordered && ordered === received && refunds === order_refunds && refunds === returned;
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
    order_refunds: decimalFromCents(order_refunds),
    received: decimalFromCents(received),
    returned: decimalFromCents(returned),
    reconciled: agrees && ledger_sum === 0,
    owed_to_creators: decimalFromCents(row.owed_to_creators),
    ledger_sum: decimalFromCents(ledger_sum),
  };
}

async function findTotals(
  db: Queryable,
  span: { readonly from: string; readonly until: string },
): Promise<TotalsRow> {
  const [row] = await db.query(TOTALS, [span.from, span.until]);
  if (row === undefined) throw new Error('sums always have a row');
  return row;
}
