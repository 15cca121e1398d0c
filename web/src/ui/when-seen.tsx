import { type ReactNode, useRef } from 'react';
import { useIsSeen } from './use-is-seen.ts';
import styles from './when-seen.module.css';

/**
 * Renders its children once they are scrolled into view, and keeps them from then on. The placeholder stays, so that
 * the page doesn't get shorter while the children load.
 */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const spot = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(spot);
  return (
    <div ref={spot} className={styles.spot}>
      {isSeen && children}
    </div>
  );
}
