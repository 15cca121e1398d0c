import type { GuideReviewPage } from '@laneway/contract/reviews';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import { guideAccess } from '@laneway/domain/purchase/entitlement';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { checkMayReview } from '@laneway/domain/reviews/may-review';
import { shownRating } from '@laneway/domain/reviews/rating';
import type { Actor } from '@laneway/domain/roles';
import type { Queryable } from '../../platform/database/database.ts';
import { idCursor } from '../../platform/http/cursor.ts';
import { findRatedGuide } from '../catalogue/public/guide-ratings.ts';
import { findReviewsOfGuide } from './list-store.ts';
import { presentOwnReview, presentReview } from './present.ts';
import { findReviewer, findReviewOf } from './store.ts';

const DEFAULT_PAGE_SIZE = 10;

/** The reviews of a guide, newest first, and the caller's own. */
export async function listGuideReviews(
  db: Queryable,
  viewer: Actor | null,
  guideId: number,
  query: { readonly limit?: number; readonly cursor?: string },
): Promise<Result<GuideReviewPage, Refusal>> {
  const before = idCursor.read(query.cursor);
  if (!before.ok) return before;
  const guide = await findRatedGuide(db, viewer, guideId);
  if (guide === null || guideAccess(guide.access).because === 'withdrawn') {
    return fail(GUIDE_NOT_FOUND);
  }
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = { beforeId: before.value?.id ?? null, limit: limit + 1 };
  const found = await findReviewsOfGuide(db, guideId, page);
  const { rows, nextCursor } = idCursor.cutPage(found, limit, ({ id }) => ({ id }));
  const own = viewer === null ? null : await findReviewOf(db, guideId, viewer.id);
  const isConfirmed = viewer !== null && (await findReviewer(db, viewer.id)).email_verified;
  return ok({
    items: rows.map((row) => presentReview(row, guide.authorName)),
    next_cursor: nextCursor,
    rating: shownRating(guide.ratings),
    rating_count: guide.ratings.count,
    may_review: checkMayReview(guide.access, isConfirmed).ok,
    needs_confirmed_email: !isConfirmed && checkMayReview(guide.access, true).ok,
    own: own === null || own.deleted_at !== null ? null : presentOwnReview(own, guide.authorName),
  });
}
