import type { Transaction } from '../../platform/database/database.ts';
import type { RatedGuide } from '../catalogue/public/guide-ratings.ts';
import { addForAdminsUnlessUnread, addUnlessUnread } from '../notifications/public.ts';
import type { ReviewRow } from './store.ts';

export async function notifyOfFirstShowing(
  tx: Transaction,
  guide: RatedGuide,
  { rating, words }: ReviewRow,
): Promise<void> {
  const stars = rating === 1 ? '1 star' : `${rating} stars`;
  await addUnlessUnread(tx, {
    userId: guide.authorId,
    kind: 'guide_reviewed',
    title: `New review of “${guide.title}”`,
    body: words === null ? stars : `${stars} · ${words}`,
    guideId: guide.id,
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
  await addForAdminsUnlessUnread(tx, actorId, {
    kind: 'review_to_check',
    title: `Check a review of “${guide.title}”`,
    body: reasonToCheck(review),
    guideId: guide.id,
  });
}

function reasonToCheck({ open_reports: reports, was_hidden: wasHidden }: ReviewRow): string {
  if (reports > 0) return 'Someone reported it.';
  return wasHidden ? 'It has changed since we hid it.' : 'It has a link in it.';
}
