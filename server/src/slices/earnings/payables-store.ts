import { LIMITS } from '@laneway/contract/limits';
import { type Queryable, statement } from '../../platform/database/database.ts';

export type PayableRow = {
  readonly id: number;
  readonly name: string;
  /** The time when the creator deleted their account; null if they didn't. */
  readonly left_at: Date | null;
  readonly amount: number;
  readonly balance: number;
};

/**
 * A creator's earnings up to a time, minus all payouts, but at most the current balance, so that later refunds aren't
 * paid out first. Same as the domain's amountDue. Starts from the balance, so only later entries are summed.
 */
const PAYABLE = `
  SELECT u.id, u.name, u.deleted_at AS left_at, least(balance.cents - later.earned, balance.cents) AS amount,
         balance.cents AS balance
    FROM creator_balances balance
    JOIN users u ON u.id = balance.creator_id
   CROSS JOIN LATERAL (
         SELECT coalesce(sum(-p.cents), 0)::bigint AS earned
           FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
          WHERE e.happened_at >= $1::timestamptz AND e.kind <> 'payout' AND p.creator_id = balance.creator_id) later`;

const PAGE = statement<PayableRow>(
  'earnings.payables',
  `${PAYABLE} WHERE balance.cents > 0 AND balance.cents > later.earned AND balance.creator_id < $2::integer
    ORDER BY balance.creator_id DESC LIMIT $3`,
);
const ONE = statement<PayableRow>('earnings.payable', `${PAYABLE} WHERE u.id = $2`);
/** Serialises payouts to the same creator. */
const LOCK_CREATOR = statement<{ id: number }>(
  'earnings.lock_creator',
  'SELECT id FROM users WHERE id = $1 FOR UPDATE',
);

/** Creators who are due royalties for what they earned before a time. */
export function findPayables(
  db: Queryable,
  earnedBefore: string,
  page: { readonly beforeId: number | null; readonly limit: number },
): Promise<PayableRow[]> {
  return db.query(PAGE, [earnedBefore, page.beforeId ?? LIMITS.id, page.limit]);
}

/** The amount due to one creator, locked until the transaction ends; null for a creator without sales. */
export async function lockPayable(
  tx: Queryable,
  creatorId: number,
  earnedBefore: string,
): Promise<PayableRow | null> {
  await tx.query(LOCK_CREATOR, [creatorId]);
  const [row] = await tx.query(ONE, [earnedBefore, creatorId]);
  return row ?? null;
}
