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
  /** Whose it is, or what it is about. */
  readonly name: string;
  /** Beside the stars, such as a state. */
  readonly beside?: ReactNode;
  /** Below the text, such as what can be done about it. */
  readonly children?: ReactNode;
};

/** A review in a list: stars, words, who and when. */
export function ReviewItem({ review, name, beside, children }: ReviewItemProps) {
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
    </article>
  );
}
