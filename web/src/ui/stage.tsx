import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { growthFrom } from './growth.ts';
import { usePageRoot } from './page-root.ts';
import { SheetContext } from './sheet-context.ts';
import type { SheetSnap } from './sheet-stop.ts';
import styles from './stage.module.css';

/** The target of a skip link: the main content at the lower edge. */
export const SKIP_TARGET = 'cards';

export type StageProps = {
  /** Fills the screen behind all other content. */
  readonly backdrop: ReactNode;
  /** Shown at the upper edge: a top bar. */
  readonly top?: ReactNode;
  /** A `Sheet`: at the bottom on a phone, beside the backdrop where there is room. */
  readonly panel?: ReactNode;
  /** True for a panel that is the whole page: on a phone it covers the backdrop. */
  readonly isPanelWhole?: boolean;
  /** Shown at the lower edge. */
  readonly bottom?: ReactNode;
  /** True if the bottom is a panel: on a low screen it takes the whole height, and the bar is beside it. */
  readonly isBottomPanel?: boolean;
  readonly children?: ReactNode;
};

/** A screen that is mostly map, with all other content floating on it. */
export function Stage({
  backdrop,
  top,
  panel,
  isPanelWhole = false,
  bottom,
  isBottomPanel = false,
  children,
}: StageProps) {
  const Root = usePageRoot();
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
      {/* In reading and tab order: a map with all its pins comes last. */}
      {top && <div className={styles.top}>{top}</div>}
      {/* Content covered by a sheet can't be reached by keyboard either. Half open, it leaves the map free. */}
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

type StagePanelProps = { readonly isWhole: boolean; readonly children: ReactNode };

/** A panel over a stage. It grows from the element that opened it, if that is on the stage too. */
function StagePanel({ isWhole, children }: StagePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Read before the panel's content takes the focus.
  const [opener] = useState(() => globalThis.document?.activeElement ?? null);
  useLayoutEffect(() => {
    if (panel.current !== null && opener !== null) growOutOf(opener, panel.current);
  }, [opener]);
  return (
    <div ref={panel} className={classNames(styles.panel, isWhole && styles.whole)}>
      {children}
    </div>
  );
}

function growOutOf(opener: Element, panel: HTMLElement): void {
  if (opener === document.body || panel.parentElement?.contains(opener) !== true) return;
  // Its position in the layout, because on the screen it has already begun to move.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = panel;
  const { x, y, scale } = growthFrom(opener.getBoundingClientRect(), { left, top, width, height });
  panel.style.setProperty('--from-x', `${x}px`);
  panel.style.setProperty('--from-y', `${y}px`);
  panel.style.setProperty('--from-scale', String(scale));
}
