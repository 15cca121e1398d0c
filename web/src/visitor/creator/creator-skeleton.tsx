import { loadingTexts } from '@laneway/domain/accounts/messages';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ListPage } from '../guide-overview/list-page.tsx';
import styles from './creator-guides.module.css';

const GUIDES = ['first', 'second', 'third'];

export function CreatorSkeleton() {
  return (
    <ListPage
      title="Creator"
      headPlace="beside"
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
    </ListPage>
  );
}
