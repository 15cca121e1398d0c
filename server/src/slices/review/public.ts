import { type Queryable, statement } from '../../platform/database/database.ts';
import type { MediaToPublish } from '../media/public/media-to-publish.ts';
import { findMediaOfGuide, type GuideOfMedia } from './check-media-of-guide.ts';
import type { ReviewDeps } from './review-deps.ts';

type ReviewCounts = {
  readonly submitted: number;
  readonly transferring: number;
  readonly transfer_failed: number;
};

type FailedTransferRow = {
  readonly id: number;
  readonly title: string | null;
  readonly failure: string | null;
};

/**
 * Both read submitted and approved guides by the index pending_guides_in_review_by_status. A guide leaves these two
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

/** The files that a pending guide would be published with now, by URI, without those that aren't ready. */
export async function findReadyMedia(
  db: Queryable,
  deps: Pick<ReviewDeps, 'hasScanner'>,
  guide: GuideOfMedia,
): Promise<ReadonlyMap<string, MediaToPublish>> {
  return (await findMediaOfGuide(db, deps, guide))?.ready ?? new Map();
}

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
