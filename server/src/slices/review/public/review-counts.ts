import { type Queryable, statement } from '../../../platform/database/database.ts';

export type ReviewCounts = {
  readonly submitted: number;
  readonly transferring: number;
  readonly transfer_failed: number;
};

export type FailedTransferRow = {
  readonly id: number;
  readonly title: string | null;
  readonly failure: string | null;
};

/**
 * Both read what is submitted or approved by the index pending_guides_in_review_by_status. A guide leaves these two
 * statuses as soon as someone decides, or it is published, so there are never many.
 */
const COUNT = statement<ReviewCounts>(
  'review.count',
  `SELECT count(*) FILTER (WHERE status = 'submitted') AS submitted,
          count(*) FILTER (WHERE status = 'approved' AND transfer_state = 'transferring') AS transferring,
          count(*) FILTER (WHERE status = 'approved' AND transfer_state = 'failed') AS transfer_failed
     FROM pending_guides WHERE status IN ('submitted', 'approved') AND deleted_at IS NULL`,
);
const FAILED = statement<FailedTransferRow>(
  'review.failed_transfers',
  `SELECT id, title, transfer_failure AS failure FROM pending_guides
    WHERE status = 'approved' AND transfer_state = 'failed' AND deleted_at IS NULL
    ORDER BY updated_at DESC, id DESC LIMIT $1`,
);

/** The number of guides waiting for a verdict, and the progress of publishing the approved ones. */
export async function countInReview(db: Queryable): Promise<ReviewCounts> {
  const [row] = await db.query(COUNT);
  if (row === undefined) throw new Error('counts always have a row');
  return row;
}

/** The approved guides that couldn't be published, the latest first. */
export function findFailedTransfers(db: Queryable, limit: number): Promise<FailedTransferRow[]> {
  return db.query(FAILED, [limit]);
}
