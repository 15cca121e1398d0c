import type { OwnGuideReview, PutGuideReviewBody } from '@laneway/contract/reviews';
import { GUIDE_NOT_FOUND } from '@laneway/domain/guides/not-found';
import type { Refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { checkMayReview } from '@laneway/domain/reviews/may-review';
import { moderationAfterWriting } from '@laneway/domain/reviews/moderation';
import { holdsLink, readSignature } from '@laneway/domain/reviews/review-text';
import type { Actor } from '@laneway/domain/roles';
import { tidyText } from '@laneway/domain/text/tidy-text';
import type { Transaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { lockRatedGuide } from '../catalogue/public/guide-ratings.ts';
import { applyReviewChange } from './change-review.ts';
import { holdRatingSwing } from './hold-rating-swing.ts';
import { presentOwnReview } from './present.ts';
import { forgetResolvedReports } from './report-store.ts';
import { findReviewer, findReviewOf, moderationOf, writeReview } from './store.ts';

/** Writes the caller's review of a guide, replacing the previous one. */
export async function putGuideReview(
  tx: Transaction,
  clock: Clock,
  viewer: Actor,
  guideId: number,
  body: PutGuideReviewBody,
): Promise<Result<OwnGuideReview, Refusal>> {
  const guide = await lockRatedGuide(tx, viewer, guideId);
  if (guide === null) return fail(GUIDE_NOT_FOUND);
  const allowed = checkMayReview(guide.access, (await findReviewer(tx, viewer.id)).email_verified);
  if (!allowed.ok) return allowed;
  const before = await findReviewOf(tx, guideId, viewer.id);
  const words = tidyText(body.text);
  const signature = readSignature(body.signature);
  const isTextChanged =
    before === null ||
    before.deleted_at !== null ||
    before.words !== words ||
    before.signature !== signature;
  const { state, isConfirmed, wasHidden } = moderationAfterWriting({
    before: before === null ? null : moderationOf(before),
    isTextChanged,
    holdsLink: holdsLink(words) || holdsLink(signature),
  });
  const now = clock();
  const after = await writeReview(tx, {
    guideId,
    userId: viewer.id,
    rating: body.rating,
    words,
    signature,
    state,
    confirmedAt: isConfirmed ? (before?.confirmed_at ?? null) : null,
    wasHidden,
    firstShownAt: before?.first_shown_at ?? (state === 'shown' ? now : null),
    now,
  });
  if (isTextChanged) await forgetResolvedReports(tx, after.id);
  await applyReviewChange(tx, guide, { before, after, actorId: viewer.id });
  await holdRatingSwing(tx, guide, { actorId: viewer.id, now });
  // Its stars may be held since.
  const stored = (await findReviewOf(tx, guideId, viewer.id)) ?? after;
  return ok(presentOwnReview(stored, guide.authorName));
}
