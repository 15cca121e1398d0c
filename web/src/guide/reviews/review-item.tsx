import { formatDate } from '@laneway/domain/text/dates';
import type { ReactNode } from 'react';
import styles from './review-item.module.css';
import { Stars } from './stars.tsx';

export type ReviewItemProps = {
  readonly review: {
    readonly rating: number;
    readonly text: string | null;
    readonly created_at: string;
  };
  /** Its author or its subject. */
  readonly name: string;
  /** Next to the stars, such as a state. */
  readonly beside?: ReactNode;
  /** The creator's answer, below all else. */
  readonly answer?: ReactNode;
  /** Below the text, such as actions. */
  readonly children?: ReactNode;
};

/** A review in a list: stars, text, author and date. */
export function ReviewItem({ review, name, beside, answer, children }: ReviewItemProps) {
  const { rating, text, created_at } = review;
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <Stars rating={rating} />
        {beside}
      </div>
      {text !== null && <p className={styles.text}>{text}</p>}
      <div className={styles.foot}>
        <p className={styles.by}>{`${name} · ${formatDate(created_at)}`}</p>
        {children}
      </div>
      {answer}
    </article>
  );
}
