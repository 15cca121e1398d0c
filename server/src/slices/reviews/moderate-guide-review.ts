import type { ModeratedReview, ModerateGuideReviewBody } from '@laneway/contract/reviews';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import { moderationAfterDecision } from '@laneway/domain/reviews/moderation';
import type { Actor } from '@laneway/domain/roles';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { followChange } from './change-review.ts';
import { getModeratedReview } from './list-reviews-to-moderate.ts';
import { lockReview } from './lock-review.ts';
import { resolveReports } from './report-store.ts';
import { moderateReview } from './store.ts';

/** Shows or hides a review, as the admin has read it. */
export async function moderateGuideReview(
  tx: Transaction,
  clock: Clock,
  admin: Actor,
  reviewId: number,
  { decision, version }: ModerateGuideReviewBody,
): Promise<Result<ModeratedReview, Refusal & { readonly current?: ModeratedReview }>> {
  const locked = await lockReview(tx, admin, reviewId);
  if (!locked.ok) return locked;
  const { guide, review: before } = locked.value;
  if (before.version !== version) {
    const current = await getModeratedReview(tx, reviewId);
    return fail({ ...refusal('stale_version', reviewTexts.changed), current });
  }
  const { state, isConfirmed, openReports } = moderationAfterDecision(decision);
  const now = clock();
  const after = await moderateReview(tx, {
    id: reviewId,
    state,
    confirmedAt: isConfirmed ? now : null,
    openReports,
    firstShownAt: before.first_shown_at ?? (state === 'shown' ? now : null),
    moderatedBy: admin.id,
  });
  await resolveReports(tx, reviewId, now);
  await followChange(tx, guide, { before, after, actorId: admin.id });
  return ok(await getModeratedReview(tx, reviewId));
}
