import type { GuideReview } from '@laneway/contract/reviews';
import { formatDate } from '@laneway/domain/text/dates';
import type { ReactNode } from 'react';
import styles from './review-answer.module.css';

export type ReviewAnswerProps = {
  /** The author of the answer, as its reader would say. */
  readonly label: string;
  readonly text: string;
  readonly answeredAt: string;
  /** The text of the review has changed since. */
  readonly isReviewEdited: boolean;
  /** Next to the name, such as a state. */
  readonly beside?: ReactNode;
  /** Below the text, such as actions. */
  readonly children?: ReactNode;
};

/** The creator's answer, below the review. */
export function ReviewAnswer({
  label,
  text,
  answeredAt,
  isReviewEdited,
  beside,
  children,
}: ReviewAnswerProps) {
  return (
    <div className={styles.answer}>
      {isReviewEdited && <p className={styles.by}>Edited after the answer</p>}
      <div className={styles.head}>
        <p className={styles.by}>{`${label} · ${formatDate(answeredAt)}`}</p>
        {beside}
      </div>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}

/** The answer as everyone sees it; nothing while there is none. */
export function ShownAnswer({ answer }: { readonly answer: GuideReview['answer'] }) {
  if (answer === null) return null;
  const { author_name: name, text, answered_at: answeredAt, is_review_edited } = answer;
  return (
    <ReviewAnswer
      label={`Answer by ${name}`}
      text={text}
      answeredAt={answeredAt}
      isReviewEdited={is_review_edited}
    />
  );
}
