import type { ModeratedReview, ModerateGuideReviewBody } from '@laneway/contract/reviews';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { reviewTexts } from '@laneway/domain/reviews/messages';
import {
  type ModerationDecision,
  moderationAfterDecision,
} from '@laneway/domain/reviews/moderation';
import type { Actor } from '@laneway/domain/roles';
import { recordAdminAction } from '../../platform/admin-log.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { RatedGuide } from '../catalogue/public/guide-ratings.ts';
import { applyReviewChange } from './change-review.ts';
import { findHeldReviews } from './held-ratings-store.ts';
import { getModeratedReview } from './list-reviews-to-moderate.ts';
import { lockReview } from './lock-review.ts';
import { resolveReports } from './report-store.ts';
import { lockReviewRow, moderateReview, type ReviewRow } from './store.ts';

/** Shows or hides a review in the version that the admin has read, or all held ratings of its guide. */
export async function moderateGuideReview(
  tx: Transaction,
  clock: Clock,
  admin: Actor,
  reviewId: number,
  { decision, version, held_ratings: heldRatings }: ModerateGuideReviewBody,
): Promise<Result<ModeratedReview, Refusal & { readonly current?: ModeratedReview }>> {
  const locked = await lockReview(tx, admin, reviewId);
  if (!locked.ok) return locked;
  const { guide, review } = locked.value;
  const held = heldRatings === undefined ? [] : await findHeldReviews(tx, guide.id);
  const isStale = heldRatings !== undefined && held.length !== heldRatings;
  if (review.version !== version || isStale) {
    const current = await getModeratedReview(tx, reviewId);
    return fail({ ...refusal('stale_version', reviewTexts.changed), current });
  }
  const decide = { decision, admin, now: clock() };
  await decideOn(tx, guide, review, decide);
  const count = new Set([...held, reviewId]).size;
  await recordAdminAction(tx, {
    action: decision === 'show' ? 'review_shown' : 'review_hidden',
    by: admin,
    id: reviewId,
    name: guide.title,
    details: count === 1 ? {} : { count },
    now: decide.now,
  });
  for (const id of held.filter((each) => each !== reviewId)) {
    const row = await lockReviewRow(tx, id);
    if (row !== null) await decideOn(tx, guide, row, decide);
  }
  return ok(await getModeratedReview(tx, reviewId));
}

type Decide = {
  readonly decision: ModerationDecision;
  readonly admin: Actor;
  readonly now: Date;
};

async function decideOn(
  tx: Transaction,
  guide: RatedGuide,
  before: ReviewRow,
  { decision, admin, now }: Decide,
): Promise<void> {
  const { isConfirmed, ...moderation } = moderationAfterDecision(decision);
  const after = await moderateReview(tx, {
    ...moderation,
    id: before.id,
    confirmedAt: isConfirmed ? now : null,
    firstShownAt: before.first_shown_at ?? (moderation.state === 'shown' ? now : null),
    moderatedBy: admin.id,
  });
  await resolveReports(tx, before.id, now);
  await applyReviewChange(tx, guide, { before, after, actorId: admin.id });
}
