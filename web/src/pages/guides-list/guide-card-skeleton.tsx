import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './guide-card.module.css';

/** A guide's card before the guide has come. */
export function GuideCardSkeleton({ isLead }: { isLead: boolean }) {
  return (
    <Card className={classNames(styles.card, isLead && styles.lead)}>
      <div className={styles.poster}>
        <div className={styles.picture}>
          <Skeleton shape="fill" />
        </div>
      </div>
      <div className={styles.text}>
        <Skeleton shape="title" />
        <Skeleton short />
        <div className={styles.summary}>
          <Skeleton />
          <Skeleton />
          <Skeleton short />
        </div>
        <div className={styles.facts}>
          <Skeleton shape="chip" />
          <Skeleton shape="chip" />
        </div>
      </div>
    </Card>
  );
}
