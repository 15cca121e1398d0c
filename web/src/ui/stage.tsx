import type { ReactNode } from 'react';
import styles from './stage.module.css';
import { StagePanel } from './stage-panel.tsx';

export type StageProps = {
  /** Fills the screen behind everything. */
  readonly backdrop: ReactNode;
  /** Along the upper edge. */
  readonly top?: ReactNode;
  /** A bottom sheet on a phone, a panel beside the backdrop where there is room. */
  readonly panel?: ReactNode;
  /** True for a panel that is the page itself: on a phone it covers the backdrop. */
  readonly isPanelWhole?: boolean;
  /** Along the lower edge. */
  readonly bottom?: ReactNode;
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
  isNested = false,
  children,
}: StageProps) {
  const Root = isNested ? 'div' : 'main';
  return (
    <Root className={styles.stage}>
      {children}
      <div className={styles.backdrop}>{backdrop}</div>
      {top && <div className={styles.top}>{top}</div>}
      {bottom && <div className={styles.bottom}>{bottom}</div>}
      {panel && <StagePanel isWhole={isPanelWhole}>{panel}</StagePanel>}
    </Root>
  );
}
