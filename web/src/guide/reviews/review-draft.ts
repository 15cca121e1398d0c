import type { OwnGuideReview } from '@laneway/contract/reviews';
import { useMemo } from 'react';
import { type KeptDraft, openDraft } from '../../api/session/kept-drafts.ts';

/** What is typed into a review, on top of the review there is: kept on the device until it is sent or given up. */
export function useReviewDraft(
  userId: number,
  guideId: number,
  own: OwnGuideReview | null,
): KeptDraft {
  return useMemo(() => {
    const kept = openDraft('device', `review.${userId}.${guideId}`);
    const sent =
      own === null
        ? {}
        : { rating: String(own.rating), text: own.text ?? '', signature: own.signature ?? '' };
    return { ...kept, read: () => ({ ...sent, ...kept.read() }) };
  }, [userId, guideId, own]);
}
