import { Callout } from '../ui/callout.tsx';
import { isAppStoredHere } from '../ui/is-app-stored-here.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { whenIdleAfterLoad } from '../ui/when-idle-after-load.ts';
import styles from './map-view.module.css';
import type { VisitorMapProps } from './visitor-scene.tsx';

/**
 * The map on visitors' pages: pins, the visitor's location, and the operator's base map. Its code is a third of a first
 * visit, and the cards in front of the map are readable without it, so it is fetched and run after them. If a service
 * worker has stored it, there is no wait.
 */
export const VisitorMap = lazyComponent<VisitorMapProps>(
  async () => {
    if (!isAppStoredHere()) await whenIdleAfterLoad();
    return (await import('./visitor-scene.tsx')).VisitorScene;
  },
  {
    fallback: (
      <div className={styles.frame}>
        <div className={styles.canvas} />
      </div>
    ),
    failed: (tryAgain) => (
      <div className={styles.frame}>
        <div className={styles.canvas} />
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
