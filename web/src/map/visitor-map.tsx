import type { Point } from '@laneway/domain/geo/point';
import type { ReactNode } from 'react';
import { createLateCode } from '../ui/late-code.ts';
import { Notice } from '../ui/notice.tsx';
import { useLateCode } from '../ui/use-late-code.ts';
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

/**
 * The code of the map. It is a third of what a first visit computes, and the cards in front of the map can be read
 * without it: so it runs after them.
 */
const scene = createLateCode(async () => (await import('./visitor-scene.tsx')).VisitorScene);

/** The map of the visitor's pages: pins, the visitor's own place, and the ground that the operator chose. */
export function VisitorMap(props: VisitorMapProps) {
  const late = useLateCode(scene);
  if (late.kind === 'here') return <late.code {...props} />;
  return (
    <div className={styles.frame}>
      <div className={styles.canvas} />
      {late.kind === 'missing' && (
        <div className={styles.missing}>
          <Notice
            tone="error"
            text="We couldn’t load the map."
            action={{ label: 'Try again', onAct: late.tryAgain }}
          />
        </div>
      )}
    </div>
  );
}
