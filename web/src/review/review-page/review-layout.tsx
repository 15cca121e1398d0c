import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Layout } from '../../ui/use-layout.ts';
import styles from './review-layout.module.css';

export type ReviewLayoutProps = {
  readonly layout: Layout;
  readonly list: ReactNode;
  readonly itemName: string;
  readonly leftText: string;
  readonly content: ReactNode;
  /** Beside the content where there is room, otherwise over it; null while it is closed. */
  readonly side: ReactNode;
  /** A side that covers a phone, instead of rising from below. */
  readonly isSideTall: boolean;
};

/** The parts of a review: side by side where there is room, otherwise one at a time. */
export function ReviewLayout(props: ReviewLayoutProps) {
  const { layout, list, itemName, leftText, content, side, isSideTall } = props;
  return (
    <div className={styles[layout]}>
      {layout !== 'narrow' && (
        <div className={styles.list}>
          {list}
          <p className={styles.keys}>j k move · Enter open</p>
        </div>
      )}
      <section aria-label={itemName} className={styles.content}>
        <div className={styles.heading}>
          <h2 className={styles.name}>{itemName}</h2>
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

/** The list behind a button; it closes as soon as another item is open. */
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
