import { ratingOf } from '@laneway/domain/reviews/moderation';
import type { Transaction } from '../../../platform/database/database.ts';
import { addRatings } from '../../catalogue/public/guide-ratings.ts';
import { moderationOf, writeReview } from '../store.ts';

export type ImportedReview = {
  readonly guideId: number;
  readonly userId: number;
  readonly rating: number;
  readonly words: string | null;
  readonly signature: string | null;
  readonly writtenAt: Date;
};

/** Adds an existing review, shown to everyone. Nobody is notified. */
export async function importReview(tx: Transaction, review: ImportedReview): Promise<void> {
  const { writtenAt, ...written } = review;
  const row = await writeReview(tx, {
    ...written,
    state: 'shown',
    confirmedAt: null,
    wasHidden: false,
    firstShownAt: writtenAt,
    now: writtenAt,
  });
  await addRatings(tx, review.guideId, ratingOf({ ...moderationOf(row), stars: row.rating }));
}
