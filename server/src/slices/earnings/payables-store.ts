import { type Queryable, statement } from '../../platform/database.ts';

export type PayableRow = {
  readonly id: number;
  readonly name: string;
  /** When a creator who has left did so. */
  readonly left_at: Date | null;
  readonly amount: number;
  readonly balance: number;
};

/**
 * What was earned up to a moment, less all that was paid, but never more than is owed by now: refunds that came later
 * are not paid out first. The same as the domain's amountDue, for everyone at once.
 */
const PAYABLE = `
  SELECT u.id, u.name, u.deleted_at AS left_at, due.amount, due.balance
    FROM (SELECT p.creator_id,
                 least(coalesce(sum(-p.cents) FILTER (WHERE e.kind = 'payout' OR e.happened_at < $1::timestamptz), 0),
                       sum(-p.cents))::bigint AS amount,
                 sum(-p.cents)::bigint AS balance
            FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
           WHERE p.creator_id IS NOT NULL GROUP BY p.creator_id) due
    JOIN users u ON u.id = due.creator_id`;

const PAGE = statement<PayableRow>(
  'earnings.payables',
  `${PAYABLE} WHERE due.amount > 0 AND ($2::integer IS NULL OR u.id < $2) ORDER BY u.id DESC LIMIT $3`,
);
const ONE = statement<PayableRow>('earnings.payable', `${PAYABLE} WHERE u.id = $2`);
/** Two who pay the same creator take turns. */
const LOCK_CREATOR = statement<{ id: number }>(
  'earnings.lock_creator',
  'SELECT id FROM users WHERE id = $1 FOR UPDATE',
);

/** Creators to whom something is due of what they earned before a moment. */
export function findPayables(
  db: Queryable,
  earnedBefore: string,
  page: { readonly beforeId: number | null; readonly limit: number },
): Promise<PayableRow[]> {
  return db.query(PAGE, [earnedBefore, page.beforeId, page.limit]);
}

/** What one creator is due, held until the transaction ends; null for somebody who never sold anything. */
export async function lockPayable(
  tx: Queryable,
  creatorId: number,
  earnedBefore: string,
): Promise<PayableRow | null> {
  await tx.query(LOCK_CREATOR, [creatorId]);
  const [row] = await tx.query(ONE, [earnedBefore, creatorId]);
  return row ?? null;
}
