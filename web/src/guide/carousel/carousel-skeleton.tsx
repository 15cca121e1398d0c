import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './carousel.module.css';

/** The shape of the cards that are loading. */
export function CarouselSkeleton({ text }: { readonly text: string }) {
  return (
    <div className={styles.viewport}>
      <div role="status">
        <VisuallyHidden>{text}</VisuallyHidden>
      </div>
      <div className={styles.row} aria-hidden="true">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => (
          <div key={name} className={styles.item}>
            <div className={styles.ghost} />
          </div>
        ))}
      </div>
    </div>
  );
}
