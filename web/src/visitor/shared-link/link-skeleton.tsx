import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stage } from '../../ui/stage.tsx';
import styles from './link-skeleton.module.css';

/** The shape of an overview: most guides are for sale, so that is where most links lead. */
export function LinkSkeleton() {
  return (
    <Stage
      backdrop={null}
      panel={
        <div className={styles.sheet} role="status" aria-label={loadingTexts.loading}>
          <div className={styles.picture}>
            <Skeleton shape="fill" />
          </div>
          <Skeleton shape="title" />
          <Skeleton short />
          <Skeleton />
          <Skeleton />
          <Skeleton short />
          <div className={styles.chips}>
            <Skeleton shape="chip" />
            <Skeleton shape="chip" />
          </div>
        </div>
      }
    />
  );
}
