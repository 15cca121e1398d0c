import { loadingTexts } from '@laneway/domain/accounts/messages';
import { TableSkeleton } from '../../ui/dashboard-frame/table-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './earnings-skeleton.module.css';
import headlines from './headlines.module.css';

const FIGURES = ['first', 'second', 'third'];

/** The outline of the section while earnings load. */
export function EarningsSkeleton() {
  return (
    <div className={styles.outline}>
      <div role="status" aria-label={loadingTexts.loading} className={headlines.headlines}>
        {FIGURES.map((figure) => (
          <div key={figure} className={styles.figure}>
            <Skeleton shape="text" short />
            <Skeleton shape="title" />
            <Skeleton shape="text" short />
          </div>
        ))}
      </div>
      <div className={styles.chart}>
        <Skeleton shape="fill" />
      </div>
      <TableSkeleton />
    </div>
  );
}
