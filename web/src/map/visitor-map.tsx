import type { Point } from '@laneway/domain/geo/point';
import type { ReactNode } from 'react';
import { Callout } from '../ui/callout.tsx';
import { isAppStoredHere } from '../ui/is-app-stored-here.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { whenQuiet } from '../ui/when-quiet.ts';
import type { Insets } from './insets.ts';
import styles from './map-view.module.css';
import type { Pin, PinId } from './pins/pin.ts';
import type { PinGroup } from './pins/pin-groups.ts';

export type VisitorMapProps = {
  readonly label: string;
  readonly pins: readonly Pin[];
  /** Groups of pins that the map doesn't get. */
  readonly groups?: readonly PinGroup[] | undefined;
  readonly activeId: PinId | null;
  readonly onPick: (id: PinId) => void;
  /** Null for the default centre. */
  readonly centre?: Point | null;
  readonly zoom?: number;
  readonly insets?: Partial<Insets>;
  /** Further layers. */
  readonly children?: ReactNode;
};

/**
 * The map on visitors' pages: pins, the visitor's location, and the operator's base map. Its code is a third of what a
 * first visit computes, and the cards in front of the map are readable without it. So it is fetched and runs after them,
 * not to slow them down. Where a service worker has stored it, there is nothing to wait for.
 */
export const VisitorMap = lazyComponent<VisitorMapProps>(
  async () => {
    if (!isAppStoredHere()) await whenQuiet();
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
