import { type Queryable, statement } from '../../../platform/database/database.ts';

export type PaidOrders = { readonly orders: number; readonly cents: number };

/** Found by the index orders_by_payment, so it costs as much as was sold in that time. */
const SUM = statement<PaidOrders>(
  'purchases.sum_paid',
  `SELECT count(*) AS orders, coalesce(sum(price_cents), 0)::bigint AS cents
     FROM orders WHERE paid_at >= $1`,
);

/** The number and sum of orders paid since then, before refunds. */
export async function sumPaidOrders(db: Queryable, since: Date): Promise<PaidOrders> {
  const [row] = await db.query(SUM, [since]);
  if (row === undefined) throw new Error('sums always have a row');
  return row;
}
