import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CreatorFrame } from './creator-frame.tsx';
import styles from './creator-guides.module.css';

const GUIDES = ['first', 'second', 'third'];

/** In the shape of what comes. */
export function CreatorSkeleton() {
  return (
    <CreatorFrame
      title="Creator"
      head={
        <>
          <Skeleton shape="text" />
          <Skeleton shape="text" short />
        </>
      }
    >
      <div role="status" aria-label={loadingTexts.loading} className={styles.guides}>
        {GUIDES.map((each) => (
          <div key={each} className={styles.shape}>
            <div className={styles.image}>
              <Skeleton shape="fill" />
            </div>
            <div className={styles.words}>
              <Skeleton shape="title" />
              <Skeleton shape="text" short />
            </div>
          </div>
        ))}
      </div>
    </CreatorFrame>
  );
}
