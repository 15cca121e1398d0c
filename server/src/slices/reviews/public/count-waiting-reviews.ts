import { type Queryable, statement } from '../../../platform/database.ts';

/** Reads the index guide_reviews_waiting only. */
const COUNT = statement<{ reviews: number }>(
  'reviews.count_waiting',
  `SELECT count(*) AS reviews FROM guide_reviews WHERE moderation = 'waiting'`,
);

/** How many reviews of guides wait for an admin. */
export async function countWaitingReviews(db: Queryable): Promise<number> {
  const [row] = await db.query(COUNT);
  return row?.reviews ?? 0;
}
