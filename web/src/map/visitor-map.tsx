import type { Point } from '@laneway/domain/geo/point';
import type { ReactNode } from 'react';
import { Callout } from '../ui/callout.tsx';
import { isAppStoredHere } from '../ui/is-app-stored-here.ts';
import { createLazyModule } from '../ui/lazy-module.ts';
import { useLazyModule } from '../ui/use-lazy-module.ts';
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
