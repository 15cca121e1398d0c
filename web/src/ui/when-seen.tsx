import { type ReactNode, useRef } from 'react';
import { useIsSeen } from './use-is-seen.ts';
import styles from './when-seen.module.css';

/**
 * Renders its children once someone has scrolled to where they belong, and keeps them from then on. The spot stays: what
 * is above would move under the finger if the end of the page came nearer while the children are loading.
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
