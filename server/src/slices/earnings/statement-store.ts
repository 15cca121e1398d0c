import type { EntryKind } from '@laneway/domain/earnings/ledger';
import { type Queryable, statement } from '../../platform/database/database.ts';

/** A creator's month, summed by the database so that a hundred thousand sales take only one row. */
export type MonthRow = {
  readonly month: string;
  readonly opening: number;
  readonly sales: number;
  readonly refunds: number;
  readonly fees: number;
  readonly payouts: number;
  readonly closing: number;
  readonly sale_count: number;
  readonly refund_count: number;
  /** Payouts after this month, and the current balance. */
  readonly paid_since: number;
  readonly balance_now: number;
};

/**
 * Every month from the creator's first entry to the current one, including months without entries. What a creator is
 * owed is a credit in the ledger, so its sign is flipped here. The list price is the amount on the provider's account.
 */
const MONTHS = `
  WITH movement AS (
    SELECT date_trunc('month', e.happened_at AT TIME ZONE 'UTC') AS month, e.kind, -p.cents AS owed, c.cents AS gross
      FROM ledger_postings p
      JOIN ledger_entries e ON e.id = p.entry_id
      JOIN ledger_postings c ON c.entry_id = p.entry_id AND c.account = 'provider_clearing'
     WHERE p.creator_id = $1
  ), months AS (
    SELECT generate_series(min(month), date_trunc('month', $2::timestamptz AT TIME ZONE 'UTC'), '1 month') AS month
      FROM movement
  ), sums AS (
    SELECT months.month,
           coalesce(sum(gross) FILTER (WHERE kind IN ('sale', 'gift_sale')), 0) AS sales,
           coalesce(-sum(gross) FILTER (WHERE kind = 'refund'), 0) AS refunds,
           coalesce(sum(gross - owed) FILTER (WHERE kind <> 'payout'), 0) AS fees,
           coalesce(-sum(owed) FILTER (WHERE kind = 'payout'), 0) AS payouts,
           coalesce(sum(owed), 0) AS owed,
           count(*) FILTER (WHERE kind IN ('sale', 'gift_sale')) AS sale_count,
           count(*) FILTER (WHERE kind = 'refund') AS refund_count
      FROM months LEFT JOIN movement USING (month) GROUP BY months.month
  ), balances AS (
    SELECT *, sum(owed) OVER before AS closing, sum(owed) OVER () AS balance_now,
           sum(payouts) OVER () - sum(payouts) OVER before AS paid_since
      FROM sums WINDOW before AS (ORDER BY month)
  )
  SELECT to_char(month, 'YYYY-MM') AS month, (closing - owed)::bigint AS opening, sales::bigint, refunds::bigint,
         fees::bigint, payouts::bigint, closing::bigint, sale_count, refund_count, paid_since::bigint,
         balance_now::bigint
    FROM balances`;

const PAGE = statement<MonthRow>(
  'earnings.months',
  `${MONTHS} WHERE ($3::text IS NULL OR to_char(month, 'YYYY-MM') < $3) ORDER BY month DESC LIMIT $4`,
);
const ONE = statement<MonthRow>('earnings.month', `${MONTHS} WHERE to_char(month, 'YYYY-MM') = $3`);

export type LineRow = {
  readonly happened_at: Date;
  readonly kind: EntryKind;
  readonly order_id: string | null;
  readonly guide_id: number | null;
  readonly title: string | null;
  readonly gross: number;
  readonly owed: number;
};
const LINES = statement<LineRow>(
  'earnings.lines',
  `SELECT e.happened_at, e.kind, e.order_id, p.guide_id, g.title, c.cents AS gross, -p.cents AS owed
     FROM ledger_postings p
     JOIN ledger_entries e ON e.id = p.entry_id
     JOIN ledger_postings c ON c.entry_id = p.entry_id AND c.account = 'provider_clearing'
     LEFT JOIN guides g ON g.id = p.guide_id
    WHERE p.creator_id = $1 AND e.happened_at >= $2::timestamptz AND e.happened_at < $3::timestamptz
    ORDER BY e.happened_at, e.id`,
);

/** A creator's months, latest first. */
export function findMonths(
  db: Queryable,
  creatorId: number,
  page: { readonly now: Date; readonly before: string | null; readonly limit: number },
): Promise<MonthRow[]> {
  return db.query(PAGE, [creatorId, page.now, page.before, page.limit]);
}

export async function findMonth(
  db: Queryable,
  creatorId: number,
  month: string,
  now: Date,
): Promise<MonthRow | null> {
  const [row] = await db.query(ONE, [creatorId, now, month]);
  return row ?? null;
}

/** The transactions on a creator's account in a time range, oldest first. */
export function findLines(
  db: Queryable,
  creatorId: number,
  span: { readonly from: string; readonly until: string },
): Promise<LineRow[]> {
  return db.query(LINES, [creatorId, span.from, span.until]);
}
