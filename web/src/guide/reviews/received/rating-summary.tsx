import type { RatingCounts } from '@laneway/domain/reviews/rating';
import { totalOf } from '@laneway/domain/reviews/rating';
import { STARS, starsText } from '../star-words.ts';
import { Stars } from '../stars.tsx';
import styles from './rating-summary.module.css';

export type RatingSummaryProps = {
  readonly average: number | null;
  /** From one star to five. */
  readonly counts: RatingCounts;
};

/** The average, and the number of each rating. */
export function RatingSummary({ average, counts }: RatingSummaryProps) {
  const { count: total } = totalOf(counts);
  if (average === null) return null;
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <span className={styles.figure}>{average.toFixed(1)}</span>
        <Stars rating={average} />
        <span className={styles.total}>{total === 1 ? '1 rating' : `${total} ratings`}</span>
      </p>
      <table className={styles.table}>
        <caption className={styles.caption}>Ratings by number of stars</caption>
        <tbody>
          {STARS.toReversed().map((stars) => (
            <tr key={stars}>
              <th scope="row">{starsText(stars)}</th>
              <td className={styles.bar}>
                <meter min={0} max={total} value={counts[stars - 1] ?? 0} aria-hidden="true" />
              </td>
              <td className={styles.count}>{counts[stars - 1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
