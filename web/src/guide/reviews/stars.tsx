import { StarShape } from './star-shape.tsx';
import { STARS } from './star-words.ts';
import styles from './stars.module.css';

/** A rating as a row of stars; the average of several is rounded to whole ones. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
      {STARS.map((stars) => (
        <StarShape key={stars} isFull={stars <= Math.round(rating)} />
      ))}
    </span>
  );
}
