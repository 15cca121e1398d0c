import { type ReactNode, useMemo, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { SheetContext } from './sheet-context.ts';
import type { SheetSnap } from './sheet-stop.ts';
import styles from './stage.module.css';
import { StagePanel } from './stage-panel.tsx';

/** Where a skip link leads: the lower edge, which has what the page is about. */
export const SKIP_TARGET = 'cards';

export type StageProps = {
  /** Fills the screen behind everything. */
  readonly backdrop: ReactNode;
  /** Along the upper edge: a top bar. */
  readonly top?: ReactNode;
  /** A `Sheet`: at the bottom on a phone, beside the backdrop where there is room. */
  readonly panel?: ReactNode;
  /** True for a panel that is the page itself: on a phone it covers the backdrop. */
  readonly isPanelWhole?: boolean;
  /** Along the lower edge. */
  readonly bottom?: ReactNode;
  /** True for one that is a panel: on a low screen it takes the whole height, and the bar is beside it. */
  readonly isBottomPanel?: boolean;
  /** True inside a dialog, whose page has its main part already. */
  readonly isNested?: boolean;
  readonly children?: ReactNode;
};

/** A screen that is mostly map, with everything else floating on it. */
export function Stage({
  backdrop,
  top,
  panel,
  isPanelWhole = false,
  bottom,
  isBottomPanel = false,
  isNested = false,
  children,
}: StageProps) {
  const Root = isNested ? 'div' : 'main';
  const map = useRef<HTMLDivElement>(null);
  const [covered, setCover] = useState<SheetSnap | null>(null);
  const cover = panel ? covered : null;
  const stage = useMemo(() => ({ backdrop: map, onCover: setCover }), []);
  return (
    <Root
      className={classNames(
        styles.stage,
        Boolean(panel) && styles.withPanel,
        isBottomPanel && styles.withBottomPanel,
      )}
    >
      {children}
      {/* In the order in which they are read and reached by keyboard: a map with all its pins comes last. */}
      {top && <div className={styles.top}>{top}</div>}
      {/* What a sheet covers can't be reached by keyboard either. Half open, it leaves the map free. */}
      {bottom && (
        <div id={SKIP_TARGET} tabIndex={-1} className={styles.bottom} inert={cover !== null}>
          {bottom}
        </div>
      )}
      {panel && (
        <SheetContext value={stage}>
          <StagePanel isWhole={isPanelWhole}>{panel}</StagePanel>
        </SheetContext>
      )}
      <div ref={map} className={styles.backdrop} inert={cover === 'full'}>
        {backdrop}
      </div>
    </Root>
  );
}
