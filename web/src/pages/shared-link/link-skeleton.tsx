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
          <Skeleton shape="text" />
          <Skeleton shape="text" short />
        </div>
      }
    />
  );
}
