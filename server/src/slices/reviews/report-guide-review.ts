import { guideAccess } from '@laneway/domain/purchase/entitlement';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import { moderationAfterReport, reporterOf } from '@laneway/domain/reviews/moderation';
import type { ReportReason } from '@laneway/domain/reviews/report-reasons';
import type { Actor } from '@laneway/domain/roles';
import { DAY_MS } from '@laneway/domain/timing';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { applyReviewChange } from './change-review.ts';
import { lockReview } from './lock-review.ts';
import { insertReport } from './report-store.ts';
import { findReviewer, moderateReview, moderationOf } from './store.ts';

const REVIEW_NOT_FOUND = refusal('not_found', reviewTexts.reviewNotFound);

/** Reports a review that the caller can read. A second report by the same person changes nothing. */
export async function reportGuideReview(
  tx: Transaction,
  clock: Clock,
  viewer: Actor,
  reviewId: number,
  reason: ReportReason,
): Promise<Result<undefined, Refusal>> {
  const locked = await lockReview(tx, viewer, reviewId);
  if (!locked.ok) return locked;
  const { guide, review: before } = locked.value;
  if (guideAccess(guide.access).because === 'withdrawn') return fail(REVIEW_NOT_FOUND);
  if (before.user_id === viewer.id) return fail(refusal('not_allowed', reviewTexts.ownReview));
  const now = clock();
  const isNew = await insertReport(tx, { reviewId, reporterId: viewer.id, reason, now });
  // This very report may have hidden it, so a repeated one still succeeds.
  if (!isNew) return ok(undefined);
  if (before.moderation !== 'shown') return fail(REVIEW_NOT_FOUND);
  const { email_verified, created_at } = await findReviewer(tx, viewer.id);
  const reporter = reporterOf({
    isGuideCreator: viewer.id === guide.authorId,
    isEmailConfirmed: email_verified,
    ownsGuide: guide.access.owned,
    accountAgeDays: (now.getTime() - created_at.getTime()) / DAY_MS,
  });
  const { isConfirmed: _, ...moderation } = moderationAfterReport(moderationOf(before), reporter);
  const after = await moderateReview(tx, {
    ...moderation,
    id: reviewId,
    confirmedAt: before.confirmed_at,
    firstShownAt: before.first_shown_at,
    moderatedBy: null,
  });
  await applyReviewChange(tx, guide, { before, after, actorId: viewer.id });
  return ok(undefined);
}
