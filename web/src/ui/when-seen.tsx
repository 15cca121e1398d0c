import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './when-seen.module.css';

/** Renders its children once someone has scrolled to where they belong, and keeps them from then on. */
export function WhenSeen({ children }: { readonly children: ReactNode }) {
  const spot = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (spot.current === null) return;
    if (globalThis.IntersectionObserver === undefined) return setIsSeen(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(spot.current);
    return () => observer.disconnect();
  }, []);
  return isSeen ? children : <div ref={spot} className={styles.spot} />;
}
