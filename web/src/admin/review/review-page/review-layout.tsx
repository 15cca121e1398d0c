import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Layout } from '../../../ui/use-layout.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import styles from './review-layout.module.css';

export type ReviewLayoutProps = {
  readonly layout: Layout;
  readonly list: ReactNode;
  readonly itemKey: string;
  readonly itemName: string;
  /** True if a link in the content opened this item, so that its heading gets the focus. */
  readonly takesFocus: boolean;
  readonly leftText: string;
  readonly content: ReactNode;
  /** Shown next to the content if there is room, otherwise over it; null while it is closed. */
  readonly side: ReactNode;
  /** True if the side covers the whole screen of a phone, instead of rising from below. */
  readonly isSideTall: boolean;
};

/** The parts of a review: side by side if there is room, otherwise one at a time. */
export function ReviewLayout(props: ReviewLayoutProps) {
  const { layout, list, itemKey, itemName, takesFocus, leftText, content, side, isSideTall } =
    props;
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingInView(heading, itemKey, takesFocus);
  const hasKeyboard = useMediaQuery('(min-width: 900px) and (pointer: fine)');
  return (
    <div className={styles[layout]}>
      {layout !== 'narrow' && (
        <div className={styles.list}>
          {list}
          {hasKeyboard && <p className={styles.keys}>j k move · Enter open</p>}
        </div>
      )}
      <section aria-label={itemName} className={styles.content}>
        <div className={styles.heading}>
          <h2 ref={heading} tabIndex={-1} className={styles.name}>
            {itemName}
          </h2>
          {layout === 'narrow' && <ListOnDemand openName={itemName}>{list}</ListOnDemand>}
          <p role="status" className={styles.left}>
            {leftText}
          </p>
        </div>
        {content}
      </section>
      {side !== null && <div className={isSideTall ? styles.tallSide : styles.side}>{side}</div>}
    </div>
  );
}

/** The list behind a button; it closes as soon as another item is opened. */
function ListOnDemand({
  openName,
  children,
}: {
  readonly openName: string;
  readonly children: ReactNode;
}) {
  const [shownFor, setShownFor] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setShownFor(openName)}>All items</Button>
      {shownFor === openName && (
        <Dialog title="Guide and places" width="narrow" onClose={() => setShownFor(null)}>
          {children}
        </Dialog>
      )}
    </>
  );
}

/**
 * Scrolls each opened item to its heading. The heading takes the focus if the focused element is gone with the previous
 * item; users of the list stay in the list.
 */
function useHeadingInView(
  heading: RefObject<HTMLElement | null>,
  itemKey: string,
  takesFocus: boolean,
): void {
  const lastKey = useRef(itemKey);

  useLayoutEffect(() => {
    // The first item is announced with the page.
    if (lastKey.current === itemKey) return;
    lastKey.current = itemKey;
    if (takesFocus) heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [heading, itemKey, takesFocus]);
}
