import { loadingTexts } from '@laneway/domain/accounts/messages';
import { contentTexts } from '@laneway/domain/content-texts';
import { Skeleton } from '../../ui/skeleton.tsx';
import guides from './owned-guides.module.css';
import styles from './user-panel.module.css';

const CARDS = ['first', 'second', 'third'];

export function GuidesSkeleton() {
  return (
    <div role="status" aria-label={contentTexts.loadingGuides} className={guides.guides}>
      {CARDS.map((card) => (
        <div key={card} className={guides.guide}>
          <div className={styles.pictureToCome}>
            <Skeleton shape="fill" />
          </div>
          <div className={guides.words}>
            <Skeleton shape="title" />
            <Skeleton shape="text" short />
          </div>
        </div>
      ))}
    </div>
  );
}

/** For the moment in which the server is asked who this is. */
export function PanelSkeleton() {
  return (
    <div role="status" aria-label={loadingTexts.loading} className={styles.columns}>
      <GuidesSkeleton />
    </div>
  );
}
