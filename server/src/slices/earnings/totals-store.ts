import { type Queryable, statement } from '../../platform/database/database.ts';

/**
 * Totals of a time range from three sources: the ledger, our orders, and the provider's events. Only the amount owed
 * now depends on all entries, and that is stored as a balance per creator. OFFSET 0 keeps the planner from reading
 * every posting to find those of a few months.
 */
export type TotalsRow = {
  readonly sales: number;
  readonly refunds: number;
  readonly fees_after_tax: number;
  readonly gst: number;
  readonly royalties: number;
  readonly payouts: number;
  readonly orders: number;
  readonly ordered: number;
  readonly ordered_back: number;
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
          (SELECT coalesce(sum(price_cents), 0)::bigint AS ordered_back,
                  coalesce(sum(returned_cents), 0)::bigint AS returned
             FROM orders WHERE refunded_at >= $1::timestamptz AND refunded_at < $2::timestamptz) back,
          (SELECT coalesce(sum(cents), 0)::bigint AS owed_to_creators FROM creator_balances) owed`,
);

export async function findTotals(
  db: Queryable,
  span: { readonly from: string; readonly until: string },
): Promise<TotalsRow> {
  const [row] = await db.query(TOTALS, [span.from, span.until]);
  if (row === undefined) throw new Error('sums always have a row');
  return row;
}
