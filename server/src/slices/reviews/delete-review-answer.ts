import type { DeleteReviewAnswerQuery } from '@laneway/contract/reviews';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { afterDeleting } from '@laneway/domain/reviews/answer';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import type { Actor } from '@laneway/domain/roles';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { storeAnswer } from './answer-store.ts';
import { lockReview } from './lock-review.ts';
import { notifyOfRemovedAnswer } from './notify.ts';

const ANSWER_NOT_FOUND = refusal('not_found', reviewTexts.answerNotFound);

/**
 * Deletes an answer for its writer, or for an admin in the version that they have read, and then tells the writer. An
 * admin who wrote it deletes it as its writer.
 */
export async function deleteReviewAnswer(
  tx: Transaction,
  clock: Clock,
  viewer: Actor,
  reviewId: number,
  { version }: DeleteReviewAnswerQuery,
): Promise<Result<undefined, Refusal>> {
  const locked = await lockReview(tx, viewer, reviewId);
  if (!locked.ok) return locked;
  const { guide, review } = locked.value;
  const isWriter = guide.authorId === viewer.id;
  if (!isWriter && viewer.role !== 'admin') return fail(ANSWER_NOT_FOUND);
  if (review.answer === null) return ok(undefined);
  if (!isWriter && review.version !== version) {
    return fail(refusal('stale_version', reviewTexts.changed));
  }
  const state = afterDeleting(isWriter ? 'creator' : 'admin');
  const at = state === null ? null : review.answered_at;
  await storeAnswer(tx, reviewId, { text: null, state, at });
  if (isWriter) return ok(undefined);
  await recordAdminAction(tx, {
    action: 'review_answer_deleted',
    by: viewer,
    id: reviewId,
    name: guide.title,
    now: clock(),
  });
  await notifyOfRemovedAnswer(tx, guide, review);
  return ok(undefined);
}
