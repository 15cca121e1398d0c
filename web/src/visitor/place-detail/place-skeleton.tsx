import { loadingTexts } from '@laneway/domain/accounts/messages';
import styles from '../../guide/places/place-article.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';

export function PlaceSkeleton() {
  return (
    <div className={styles.place} role="status" aria-label={loadingTexts.loading}>
      <div className={styles.imageSpace}>
        <Skeleton shape="fill" />
      </div>
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton short />
      </div>
    </div>
  );
}
