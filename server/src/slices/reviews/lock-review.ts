import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import type { Actor } from '@laneway/domain/roles';
import type { Transaction } from '../../platform/database/database.ts';
import { lockRatedGuide, type RatedGuide } from '../catalogue/public/guide-ratings.ts';
import { findGuideOfReview, lockReviewRow, type ReviewRow } from './store.ts';

const REVIEW_NOT_FOUND = refusal('not_found', reviewTexts.reviewNotFound);

/** A review and its guide, both locked: the guide first, as when writing a review. */
export async function lockReview(
  tx: Transaction,
  viewer: Actor,
  reviewId: number,
): Promise<Result<{ readonly guide: RatedGuide; readonly review: ReviewRow }, Refusal>> {
  const guideId = await findGuideOfReview(tx, reviewId);
  const guide = guideId === null ? null : await lockRatedGuide(tx, viewer, guideId);
  const review = guide === null ? null : await lockReviewRow(tx, reviewId);
  if (guide === null || review === null) return fail(REVIEW_NOT_FOUND);
  return ok({ guide, review });
}
