import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { growthFrom } from './growth.ts';
import styles from './stage.module.css';

export type StagePanelProps = { readonly isWhole: boolean; readonly children: ReactNode };

/** A panel over a stage. It grows from the element that opened it, if that is on the stage too. */
export function StagePanel({ isWhole, children }: StagePanelProps) {
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
  // Its position in the layout: on the screen it has already begun to move.
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = panel;
  const { x, y, scale } = growthFrom(opener.getBoundingClientRect(), { left, top, width, height });
  panel.style.setProperty('--from-x', `${x}px`);
  panel.style.setProperty('--from-y', `${y}px`);
  panel.style.setProperty('--from-scale', String(scale));
}
