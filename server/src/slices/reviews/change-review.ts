import { needsModeration, ratingOf } from '@laneway/domain/reviews/moderation';
import type { Transaction } from '../../platform/database/database.ts';
import { addRatings, type RatedGuide } from '../catalogue/public/guide-ratings.ts';
import { notifyOfEditedReview, notifyOfFirstShowing, notifyOfOpenReview } from './notify.ts';
import { moderationOf, type ReviewRow } from './store.ts';

/** A review before and after a change; null before it was written, or once it is deleted. */
export type ReviewChange = {
  readonly before: ReviewRow | null;
  readonly after: ReviewRow | null;
  readonly actorId: number;
};

/**
 * The consequences of every change of a review: the guide's ratings, and notifications. The caller has locked the
 * guide.
 */
export async function applyReviewChange(
  tx: Transaction,
  guide: RatedGuide,
  { before, after, actorId }: ReviewChange,
): Promise<void> {
  const [was, is] = [rating(before), rating(after)];
  await addRatings(tx, guide.id, { sum: is.sum - was.sum, count: is.count - was.count });
  if (after === null) return;
  if (after.first_shown_at !== null && before?.first_shown_at == null) {
    await notifyOfFirstShowing(tx, guide, after);
  }
  if (isEditNews(before, after)) await notifyOfEditedReview(tx, guide, after);
  const wasOpen = before !== null && isOpen(before);
  if (isOpen(after) && !wasOpen) await notifyOfOpenReview(tx, guide, after, actorId);
}

function rating(row: ReviewRow | null) {
  const counts = row !== null && row.deleted_at === null;
  return ratingOf(counts ? { ...moderationOf(row), stars: row.rating } : null);
}

function isOpen(row: ReviewRow): boolean {
  return row.deleted_at === null && needsModeration(moderationOf(row));
}

/** True if the creator can read another text than the one that they answered, and couldn't before. */
function isEditNews(before: ReviewRow | null, after: ReviewRow): boolean {
  if (!after.edited_after_answer || after.moderation !== 'shown') return false;
  return before?.words !== after.words || before.moderation !== 'shown';
}
