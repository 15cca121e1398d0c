import { contentTexts } from '@laneway/domain/content-texts';
import { Skeleton } from '../../ui/skeleton.tsx';
import guides from './owned-guides.module.css';
import styles from './user-panel.module.css';

const CARDS = ['first', 'second', 'third'];

/** Shown while the user and their guides load. */
export function PanelSkeleton() {
  return (
    <div role="status" aria-label={contentTexts.loadingGuides} className={styles.columns}>
      <div className={guides.guides}>
        {CARDS.map((card) => (
          <div key={card} className={guides.guide}>
            <div className={styles.imageSkeleton}>
              <Skeleton shape="fill" />
            </div>
            <div className={styles.wordsSkeleton}>
              <Skeleton shape="title" />
              <Skeleton shape="text" short />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
