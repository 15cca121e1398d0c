import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Skeleton } from '../ui/skeleton.tsx';
import { PosterPage } from './poster-page.tsx';
import styles from './poster-skeleton.module.css';

/** While the guide of a page is being fetched: its page in outline. */
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
