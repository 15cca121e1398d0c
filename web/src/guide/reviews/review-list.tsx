import type { GuideReview } from '@laneway/contract/reviews';
import { useState } from 'react';
import styles from './guide-reviews.module.css';
import { ReportDialog } from './report-dialog.tsx';
import { ReviewItem } from './review-item.tsx';
import { TextButton } from './text-button.tsx';
import { useFocusAfter } from './use-focus-after.ts';

export type ReviewListProps = {
  readonly reviews: readonly GuideReview[];
  readonly mayReport: boolean;
};

/** Others' reviews, each with a way to report it. */
export function ReviewList({ reviews, mayReport }: ReviewListProps) {
  const [reported, setReported] = useState<GuideReview | null>(null);
  const list = useFocusAfter<HTMLUListElement>(reported !== null);
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {reviews.map((review) => (
          <li key={review.review_id}>
            <ReviewItem review={review} name={review.author_name}>
              {mayReport && (
                <TextButton
                  text="Report"
                  label={`Report the review by ${review.author_name}`}
                  onPress={() => setReported(review)}
                />
              )}
            </ReviewItem>
          </li>
        ))}
      </ul>
      {reported !== null && <ReportDialog review={reported} onClose={() => setReported(null)} />}
    </>
  );
}
