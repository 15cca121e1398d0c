import type { Transaction } from '../../platform/database/database.ts';
import type { RatedGuide } from '../catalogue/public/guide-ratings.ts';
import { addForAdminsUnlessUnread, addUnlessUnread } from '../notifications/public.ts';
import type { ReviewRow } from './store.ts';

export async function notifyOfFirstShowing(
  tx: Transaction,
  guide: RatedGuide,
  { rating, words, user_id: reviewerId }: ReviewRow,
): Promise<void> {
  const stars = rating === 1 ? '1 star' : `${rating} stars`;
  await addUnlessUnread(tx, {
    userId: guide.authorId,
    kind: 'guide_reviewed',
    title: `New review of “${guide.title}”`,
    body: words === null ? stars : `${stars} · ${words}`,
    guideId: guide.id,
    // Every review is news, but not each time that someone deletes theirs and writes it again.
    subject: `review by ${reviewerId}`,
  });
}

/** Tells the creator, whose answer may no longer fit. */
export async function notifyOfEditedReview(
  tx: Transaction,
  guide: RatedGuide,
  review: ReviewRow,
): Promise<void> {
  await addUnlessUnread(tx, {
    userId: guide.authorId,
    kind: 'guide_reviewed',
    title: `A review of “${guide.title}” changed after your answer`,
    body: 'Check that your answer still fits. You can delete it and write another.',
    guideId: guide.id,
    subject: `edited review ${review.id}`,
  });
}

/** Tells the creator that an admin has deleted their answer. */
export async function notifyOfRemovedAnswer(
  tx: Transaction,
  guide: RatedGuide,
  review: ReviewRow,
): Promise<void> {
  await addUnlessUnread(tx, {
    userId: guide.authorId,
    kind: 'review_answer_removed',
    title: `We removed your answer to a review of “${guide.title}”`,
    body: 'Nobody sees it any more, and you can’t answer this review again. Questions? Contact us.',
    guideId: guide.id,
    subject: `answer ${review.id}`,
  });
}

export async function notifyOfHeldRatings(
  tx: Transaction,
  guide: RatedGuide,
  actorId: number,
): Promise<void> {
  await addForAdminsUnlessUnread(tx, actorId, {
    kind: 'review_to_check',
    title: `Check new ratings of “${guide.title}”`,
    body: 'New accounts are moving its average. We don’t count them until you decide.',
    guideId: guide.id,
  });
}

export async function notifyOfOpenReview(
  tx: Transaction,
  guide: RatedGuide,
  review: ReviewRow,
  actorId: number,
): Promise<void> {
  const reason = reasonToCheck(review);
  await addForAdminsUnlessUnread(tx, actorId, {
    kind: 'review_to_check',
    title: `Check a review of “${guide.title}”`,
    body: reason,
    guideId: guide.id,
    // Each has to be decided on, so an unread notification about another review or reason doesn't stand for it.
    subject: `review ${review.id}: ${reason}`,
  });
}

export async function notifyOfWaitingAnswer(
  tx: Transaction,
  guide: RatedGuide,
  review: ReviewRow,
): Promise<void> {
  await addForAdminsUnlessUnread(tx, guide.authorId, {
    kind: 'review_to_check',
    title: `Check an answer to a review of “${guide.title}”`,
    body: 'It has a link in it.',
    guideId: guide.id,
    subject: `answer ${review.id}`,
  });
}

/** Tells the reviewer. It doesn't repeat the answer, which may be deleted. */
export async function notifyOfAnswer(
  tx: Transaction,
  guide: RatedGuide,
  review: ReviewRow,
): Promise<void> {
  const body = 'Read the answer under your review.';
  await addUnlessUnread(tx, {
    userId: review.user_id,
    kind: 'review_answered',
    title: `${guide.authorName} answered your review of “${guide.title}”`,
    body,
    guideId: guide.id,
    subject: `answer ${review.id}`,
    quotes: {
      userId: guide.authorId,
      instead: { title: `The creator of “${guide.title}” answered your review`, body },
    },
  });
}

function reasonToCheck({ open_reports: reports, was_hidden: wasHidden }: ReviewRow): string {
  if (reports > 0) return 'Someone reported it.';
  return wasHidden ? 'It has changed since we hid it.' : 'It has a link in it.';
}
