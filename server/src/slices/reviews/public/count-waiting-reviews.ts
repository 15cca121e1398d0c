import { type Queryable, statement } from '../../../platform/database/database.ts';

/** Reads the index guide_reviews_open only. */
const COUNT = statement<{ reviews: number }>(
  'reviews.count_waiting',
  `SELECT count(*) AS reviews FROM guide_reviews WHERE is_open`,
);

/** The number of reviews that an admin has to decide on. */
export async function countWaitingReviews(db: Queryable): Promise<number> {
  const [row] = await db.query(COUNT);
  return row?.reviews ?? 0;
}
