import { type Queryable, statement } from '../../platform/database/database.ts';
import type { ReviewRow } from './store.ts';

/** Recent shown ratings by new accounts that haven't paid, except those an admin has accepted. */
const UNPROVEN = statement<Pick<ReviewRow, 'id' | 'rating' | 'stars_held'>>(
  'reviews.unproven_ratings',
  `SELECT r.id, r.rating, r.stars_held FROM guide_reviews r JOIN users u ON u.id = r.user_id
    WHERE r.guide_id = $1 AND r.moderation = 'shown' AND r.deleted_at IS NULL
      AND r.updated_at > $2 AND (r.confirmed_at IS NULL OR r.confirmed_at < r.updated_at)
      AND u.created_at > $3
      AND NOT EXISTS (SELECT FROM entitlements e
                       WHERE e.user_id = r.user_id AND e.guide_id = r.guide_id AND e.cause <> 'free')
    ORDER BY r.id`,
);
const HOLD = statement<never>(
  'reviews.hold_stars',
  'UPDATE guide_reviews SET stars_held = true, version = version + 1 WHERE id = ANY ($1::bigint[])',
);
const HELD = statement<{ id: number }>(
  'reviews.held',
  'SELECT id FROM guide_reviews WHERE guide_id = $1 AND stars_held AND deleted_at IS NULL ORDER BY id',
);

export function findUnprovenRatings(
  tx: Queryable,
  guideId: number,
  since: { readonly rated: Date; readonly accountCreated: Date },
) {
  return tx.query(UNPROVEN, [guideId, since.rated, since.accountCreated]);
}

export async function holdStars(tx: Queryable, reviewIds: readonly number[]): Promise<void> {
  await tx.query(HOLD, [reviewIds]);
}

export async function findHeldReviews(tx: Queryable, guideId: number): Promise<number[]> {
  return (await tx.query(HELD, [guideId])).map(({ id }) => id);
}
