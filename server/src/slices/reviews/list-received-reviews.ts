import type { ListReceivedReviewsQuery, ReceivedReviewPage } from '@laneway/contract/reviews';
import type { Refusal } from '@laneway/domain/refusal';
import { ok, type Result } from '@laneway/domain/result';
import { averageRating, totalOf } from '@laneway/domain/reviews/rating';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { idCursor } from '../../platform/http/cursor.ts';
import { countReceivedRatings, findReceived } from './list-store.ts';
import { presentReceived } from './present.ts';

const DEFAULT_PAGE_SIZE = 20;

/** The reviews of the caller's guides, newest first. Others' guides give an empty list. */
export async function listReceivedReviews(
  db: Queryable,
  viewer: Actor,
  query: ListReceivedReviewsQuery,
): Promise<Result<ReceivedReviewPage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const received = { authorId: viewer.id, guideId: query.guide_id ?? null };
  const page = { beforeId: before.value?.id ?? null, limit: limit + 1 };
  const found = await findReceived(db, received, page);
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ id }) => ({ id }));
  const counted = await countReceivedRatings(db, received);
  const of = (stars: number) => counted.get(stars) ?? 0;
  const counts: ReceivedReviewPage['rating_counts'] = [of(1), of(2), of(3), of(4), of(5)];
  return ok({
    items: rows.map(presentReceived),
    next_cursor: nextCursor,
    rating: averageRating(totalOf(counts)),
    rating_counts: counts,
  });
}
