import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './results-skeleton.module.css';

const ROWS = ['first', 'second', 'third'];

/** The shape of results while they load. */
export function ResultsSkeleton() {
  return (
    <div role="status" aria-label="Searching..." className={styles.rows}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.image}>
            <Skeleton shape="fill" />
          </span>
          <span className={styles.words}>
            <Skeleton shape="title" />
            <Skeleton shape="text" short />
          </span>
        </div>
      ))}
    </div>
  );
}
