import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Skeleton } from '../skeleton.tsx';
import styles from './table-skeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The outline of a table while its rows load. */
export function TableSkeleton() {
  return (
    <div role="status" aria-label={loadingTexts.loading} className={styles.page}>
      <Skeleton shape="title" short />
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}
