import { contentTexts } from '@laneway/domain/content-texts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './guide-list.module.css';

const ROWS = ['first', 'second', 'third'];

/** The outline of the list while it loads. */
export function GuidesSkeleton() {
  return (
    <div role="status" className={styles.loading}>
      <p>{contentTexts.loadingGuides}</p>
      {ROWS.map((row) => (
        <Skeleton key={row} shape="text" />
      ))}
    </div>
  );
}
