import type { CSSProperties } from 'react';
import styles from './walking-view.module.css';

export type DirectionArrowProps = {
  /** Degrees from north to where it points. */
  readonly bearing: number;
  /** Where the phone points; null while unknown, when up is north as on the map. */
  readonly heading: number | null;
};

/** The way to the next place, for eyes; those who listen have the metres. */
export function DirectionArrow({ bearing, heading }: DirectionArrowProps) {
  return (
    <span className={styles.arrow} aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        style={{ '--turn': `${bearing - (heading ?? 0)}deg` } as CSSProperties}
      >
        <path d="M24 5 38 40 24 32 10 40z" />
      </svg>
      {heading === null && <span className={styles.north}>N↑</span>}
    </span>
  );
}
