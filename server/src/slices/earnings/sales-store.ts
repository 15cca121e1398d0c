import { type Queryable, statement } from '../../platform/database/database.ts';

export type SalesRow = {
  readonly month: string;
  readonly guide_id: number;
  readonly title: string;
  readonly copies: number;
  readonly gifts: number;
  readonly refunded: number;
  readonly sales: number;
  readonly fees: number;
  readonly royalties: number;
};

const SALES = statement<SalesRow>(
  'earnings.sales',
  `WITH sold AS (
     SELECT to_char(e.happened_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, p.guide_id, e.kind, -p.cents AS owed,
            c.cents AS gross
       FROM ledger_postings p
       JOIN ledger_entries e ON e.id = p.entry_id
       JOIN ledger_postings c ON c.entry_id = p.entry_id AND c.account = 'provider_clearing'
      WHERE p.creator_id = $1 AND p.guide_id IS NOT NULL AND ($4::integer IS NULL OR p.guide_id = $4)
   )
   SELECT month, guide_id, g.title, count(*) FILTER (WHERE kind = 'sale') AS copies,
          count(*) FILTER (WHERE kind = 'gift_sale') AS gifts, count(*) FILTER (WHERE kind = 'refund') AS refunded,
          sum(gross)::bigint AS sales, sum(gross - owed)::bigint AS fees, sum(owed)::bigint AS royalties
     FROM sold JOIN guides g ON g.id = guide_id
    WHERE ($2::text IS NULL OR month >= $2) AND ($3::text IS NULL OR month <= $3)
      AND ($5::text IS NULL OR (month, -guide_id) < ($5, -$6::integer))
    GROUP BY month, guide_id, g.title ORDER BY month DESC, guide_id LIMIT $7`,
);

export type SalesPage = {
  readonly from: string | null;
  readonly to: string | null;
  readonly guideId: number | null;
  readonly after: { readonly month: string; readonly guideId: number } | null;
  readonly limit: number;
};

/** The sales of a creator's guides, by month and guide, latest month first. */
export function findSales(
  db: Queryable,
  creatorId: number,
  { from, to, guideId, after, limit }: SalesPage,
): Promise<SalesRow[]> {
  return db.query(SALES, [
    creatorId,
    from,
    to,
    guideId,
    after?.month ?? null,
    after?.guideId ?? null,
    limit,
  ]);
}
