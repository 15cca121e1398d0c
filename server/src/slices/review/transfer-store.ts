import { type Queryable, statement } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';

const STARTED = statement<{ id: number }>(
  'review.transfer_started',
  `UPDATE pending_guides SET transfer_state = 'transferring', transfer_failure = NULL
    WHERE id = $1 AND status = 'approved' AND deleted_at IS NULL RETURNING id`,
);
const FAILED = statement<{ id: number }>(
  'review.transfer_failed',
  `UPDATE pending_guides SET transfer_state = 'failed', transfer_failure = $2
    WHERE id = $1 AND status = 'approved' AND deleted_at IS NULL RETURNING id`,
);
type Publication = { readonly id: number; readonly guideId: number; readonly now: Date };
const PUBLISHED = namedStatement<Publication>(
  'review.set_published',
  `UPDATE pending_guides
      SET status = 'published', version = version + 1, updated_at = :now, original_guide_id = :guideId,
          transfer_state = 'transferred', transfer_failure = NULL
    WHERE id = :id`,
);
const PLACES_PUBLISHED = statement<never>(
  'review.set_places_published',
  `UPDATE pending_places SET status = 'published'
    WHERE pending_guide_id = $1 AND deleted_at IS NULL AND status <> 'withdrawn'`,
);

/** False when there is nothing left to transfer. */
export async function markTransferring(db: Queryable, id: number): Promise<boolean> {
  return (await db.query(STARTED, [id])).length > 0;
}

/** False when it was transferred meanwhile, or deleted. */
export async function markFailed(db: Queryable, id: number, reason: string): Promise<boolean> {
  return (await db.query(FAILED, [id, reason])).length > 0;
}

/** The caller has locked the guide and found it approved. */
export async function markPublished(tx: Queryable, publication: Publication): Promise<void> {
  await PUBLISHED.run(tx, publication);
  await tx.query(PLACES_PUBLISHED, [publication.id]);
}
