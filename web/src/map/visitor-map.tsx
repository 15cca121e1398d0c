import { Callout } from '../ui/callout.tsx';
import { isAppStoredHere } from '../ui/is-app-stored-here.ts';
import { createLazyModule } from '../ui/lazy-module.ts';
import { useLazyModule } from '../ui/use-lazy-module.ts';
import { whenQuiet } from '../ui/when-quiet.ts';
import styles from './map-view.module.css';
import type { VisitorMapProps } from './visitor-scene.tsx';

/**
 * The code of the map. It is a third of what a first visit computes, and the cards in front of the
 * map are readable without it. So it is fetched and runs after them, not to slow them down. Where a service worker has
 * stored it, there is nothing to wait for.
 */
const scene = createLazyModule(async () => {
  if (!isAppStoredHere()) await whenQuiet();
  return (await import('./visitor-scene.tsx')).VisitorScene;
});

/** Loads the map ahead of showing it. */
export async function loadVisitorMap(): Promise<void> {
  await scene.fetch();
}

/** The map on visitors' pages: pins, the visitor's location, and the operator's base map. */
export function VisitorMap(props: VisitorMapProps) {
  const state = useLazyModule(scene);
  if (state.kind === 'loaded') return <state.code {...props} />;
  return (
    <div className={styles.frame}>
      <div className={styles.canvas} />
      {state.kind === 'failed' && (
        <div className={styles.missing}>
          <Callout
            tone="error"
            text="We couldn’t load the map."
            action={{ label: 'Try again', onAct: state.tryAgain }}
          />
        </div>
      )}
    </div>
  );
}
