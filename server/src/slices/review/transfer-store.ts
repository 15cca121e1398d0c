import { type Queryable, statement } from '../../platform/database.ts';
import { namedStatement } from '../../platform/named-statement.ts';

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
const PUBLISHED = namedStatement<
  {
    readonly id: number;
    readonly version: number;
    readonly guideId: number;
    readonly now: Date;
  },
  { id: number }
>(
  'review.set_published',
  `UPDATE pending_guides
      SET status = 'published', version = version + 1, updated_at = :now, original_guide_id = :guideId,
          transfer_state = 'transferred', transfer_failure = NULL
    WHERE id = :id AND status = 'approved' AND version = :version AND deleted_at IS NULL
    RETURNING id`,
);
const PLACES_PUBLISHED = statement<never>(
  'review.set_places_published',
  `UPDATE pending_places SET status = 'published'
    WHERE pending_guide_id = $1 AND deleted_at IS NULL AND status <> 'withdrawn'`,
);

/** False where there is nothing to transfer (any more). */
export async function markTransferring(db: Queryable, id: number): Promise<boolean> {
  return (await db.query(STARTED, [id])).length > 0;
}

/** False where it was transferred after all, or deleted. */
export async function markFailed(db: Queryable, id: number, reason: string): Promise<boolean> {
  return (await db.query(FAILED, [id, reason])).length > 0;
}

/** Throws where the guide has moved since it was locked, which cannot be. */
export async function markPublished(
  tx: Queryable,
  change: { readonly id: number; readonly version: number; readonly guideId: number },
  now: Date,
): Promise<void> {
  const [row] = await PUBLISHED.run(tx, { ...change, now });
  if (row === undefined) throw new Error('a locked guide has moved');
  await tx.query(PLACES_PUBLISHED, [change.id]);
}
