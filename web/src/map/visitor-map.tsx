import type { Point } from '@laneway/domain/geo/point';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Insets } from './insets.ts';
import styles from './map-view.module.css';
import type { Pin, PinId } from './pins/pin.ts';

export type VisitorMapProps = {
  readonly label: string;
  readonly pins: readonly Pin[];
  readonly activeId: PinId | null;
  readonly onPick: (id: PinId) => void;
  /** Null for the default centre. */
  readonly centre?: Point | null;
  readonly zoom?: number;
  readonly insets?: Partial<Insets>;
  /** Further layers. */
  readonly children?: ReactNode;
};

type Scene = ComponentType<VisitorMapProps>;

let arrived: Scene | null = null;

/** The map of the visitor's pages: pins, the visitor's own place, and the ground that the operator chose. */
export function VisitorMap(props: VisitorMapProps) {
  const Scene = useScene();
  return Scene === null ? <BareGround /> : <Scene {...props} />;
}

/**
 * The code of the map; null until it has come. It is a third of what a first visit computes, and the cards in front of
 * the map can be read without it: so it runs after them, and in pieces that leave the page free for a finger.
 */
function useScene(): Scene | null {
  const [scene, setScene] = useState(() => arrived);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (arrived !== null) return;
    let isGone = false;
    import('./visitor-scene.tsx').then(
      ({ VisitorScene }) => {
        arrived = VisitorScene;
        if (!isGone) startTransition(() => setScene(() => VisitorScene));
      },
      (error: unknown) => {
        if (!isGone) setFailure(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  // A page without its map is for the error boundary, which offers to load everything anew.
  if (failure !== null) throw failure;
  return scene;
}

function BareGround() {
  return (
    <div className={styles.frame}>
      <div className={styles.canvas} />
    </div>
  );
}
