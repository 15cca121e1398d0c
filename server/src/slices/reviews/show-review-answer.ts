import type { ModeratedReview, ShowReviewAnswerBody } from '@laneway/contract/reviews';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { checkMayShowAnswer } from '@laneway/domain/reviews/answer';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import type { Actor } from '@laneway/domain/roles';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { storeAnswer } from './answer-store.ts';
import { getModeratedReview } from './list-reviews-to-moderate.ts';
import { lockReview } from './lock-review.ts';
import { notifyOfAnswer } from './notify.ts';

/** Shows an answer that waits, in the version that the admin has read. */
export async function showReviewAnswer(
  tx: Transaction,
  clock: Clock,
  admin: Actor,
  reviewId: number,
  { version }: ShowReviewAnswerBody,
): Promise<Result<ModeratedReview, Refusal & { readonly current?: ModeratedReview }>> {
  const locked = await lockReview(tx, admin, reviewId);
  if (!locked.ok) return locked;
  const { guide, review } = locked.value;
  if (review.version !== version || review.answer_state !== 'waiting') {
    const current = await getModeratedReview(tx, reviewId);
    return fail({ ...refusal('stale_version', reviewTexts.changed), current });
  }
  const allowed = checkMayShowAnswer(review.moderation);
  if (!allowed.ok) return allowed;
  await storeAnswer(tx, reviewId, { text: review.answer, state: 'shown', at: review.answered_at });
  await recordAdminAction(tx, {
    action: 'review_answer_shown',
    by: admin,
    id: reviewId,
    name: guide.title,
    now: clock(),
  });
  await notifyOfAnswer(tx, guide, review);
  return ok(await getModeratedReview(tx, reviewId));
}
