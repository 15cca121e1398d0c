import { StarShape } from './star-shape.tsx';
import { STARS } from './star-words.ts';
import styles from './stars.module.css';

/** A rating as a row of stars; the average of several is rounded to half ones. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={`${Number(rating.toFixed(1))} out of 5 stars`}
    >
      {STARS.map((stars) => (
        <StarShape key={stars} filled={filledPart(stars, rating)} />
      ))}
    </span>
  );
}

/** How much of a star is filled, in halves. */
function filledPart(star: number, rating: number): 0 | 0.5 | 1 {
  const halves = Math.round(2 * rating) - 2 * (star - 1);
  if (halves <= 0) return 0;
  return halves === 1 ? 0.5 : 1;
}
