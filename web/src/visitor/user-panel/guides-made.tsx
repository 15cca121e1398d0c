import { useId } from 'react';
import { OwnedGuides, type OwnedGuidesProps } from './owned-guides.tsx';
import styles from './user-panel.module.css';

const TITLE = 'Guides you’ve made';

/** What a creator has on sale, which opens for them as it does for its owners. */
export function GuidesMade({ guides }: Pick<OwnedGuidesProps, 'guides'>) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading}>{TITLE}</h2>
      <OwnedGuides label={TITLE} guides={guides} empty={null} />
    </section>
  );
}
