import { Callout } from '../../ui/callout.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './map-editor.module.css';

/** Leaflet and the tools of the map editor load lazily: the form can be filled in before. */
export const LazyMapEditor = lazyComponent(
  async () => (await import('./map-editor.tsx')).MapEditor,
  {
    fallback: (
      <div className={styles.frame}>
        <div className={styles.stage}>
          <Skeleton shape="fill" />
          <VisuallyHidden>
            <span role="status">Loading map...</span>
          </VisuallyHidden>
        </div>
      </div>
    ),
    failed: (tryAgain) => (
      <div className={styles.frame}>
        <div className={styles.missing}>
          <Callout
            tone="error"
            text="We couldn’t load the map."
            action={{ label: 'Try again', onAct: tryAgain }}
          />
        </div>
      </div>
    ),
  },
);
