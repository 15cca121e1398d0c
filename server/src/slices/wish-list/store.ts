import { MAX_WISHES, type WishList } from '@laneway/domain/guides/wish-list';
import { type Queryable, statement } from '../../platform/database/database.ts';

const LIST = statement<{ guide_id: number }>(
  'wish_list.list',
  `SELECT w.guide_id FROM wish_list_items w JOIN guides g ON g.id = w.guide_id AND g.listing = 'live'
    WHERE w.user_id = $1 ORDER BY w.id DESC LIMIT ${MAX_WISHES}`,
);
const LIVE = statement<{ id: number }>(
  'wish_list.live_guides',
  `SELECT id FROM guides WHERE id = ANY ($1::integer[]) AND listing = 'live'`,
);
const ADD = statement<never>(
  'wish_list.add',
  `INSERT INTO wish_list_items (user_id, guide_id, added_at)
   SELECT $1, added.id, $3 FROM unnest($2::integer[]) WITH ORDINALITY AS added (id, place) ORDER BY place
       ON CONFLICT DO NOTHING`,
);
const REMOVE = statement<never>(
  'wish_list.remove',
  'DELETE FROM wish_list_items WHERE user_id = $1 AND guide_id = ANY ($2::integer[])',
);

/** Someone's guides that are on sale, the latest first. */
export async function findWishList(db: Queryable, userId: number): Promise<WishList> {
  return (await db.query(LIST, [userId])).map(({ guide_id }) => guide_id);
}

export async function findLive(
  db: Queryable,
  guideIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set((await db.query(LIVE, [guideIds])).map(({ id }) => id));
}

/** In the order in which they were added. */
export async function addWishes(
  tx: Queryable,
  userId: number,
  guideIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx.query(ADD, [userId, guideIds, now]);
}

export async function removeWishes(
  tx: Queryable,
  userId: number,
  guideIds: readonly number[],
): Promise<void> {
  await tx.query(REMOVE, [userId, guideIds]);
}
