import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import { isRememberedWhenDeleted } from '@laneway/domain/reviews/moderation';
import type { Actor } from '@laneway/domain/roles';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { lockRatedGuide } from '../catalogue/public/guide-ratings.ts';
import { followChange } from './change-review.ts';
import { deleteReview, emptyReview, findReviewOf, moderationOf } from './store.ts';

const REVIEW_NOT_FOUND = refusal('not_found', reviewTexts.reviewNotFound);

/** Deletes the caller's review, even if they no longer have the guide. */
export async function deleteGuideReview(
  tx: Transaction,
  clock: Clock,
  viewer: Actor,
  guideId: number,
): Promise<Result<undefined, Refusal>> {
  const guide = await lockRatedGuide(tx, viewer, guideId);
  const before = guide === null ? null : await findReviewOf(tx, guideId, viewer.id);
  if (guide === null || before === null || before.deleted_at !== null) {
    return fail(REVIEW_NOT_FOUND);
  }
  if (isRememberedWhenDeleted(moderationOf(before))) await emptyReview(tx, before.id, clock());
  else await deleteReview(tx, before.id);
  await followChange(tx, guide, { before, after: null, actorId: viewer.id });
  return ok(undefined);
}
