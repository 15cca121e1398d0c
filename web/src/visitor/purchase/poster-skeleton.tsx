import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PosterPage } from './poster-page.tsx';
import styles from './poster-skeleton.module.css';

/** The outline of a page while its guide loads. */
export function PosterSkeleton() {
  return (
    <PosterPage guide={null} isLoading>
      <div role="status" aria-label={loadingTexts.loading} className={styles.lines}>
        <Skeleton shape="title" />
        <Skeleton shape="text" short />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="chip" />
      </div>
    </PosterPage>
  );
}
