import { type RefObject, useLayoutEffect } from 'react';

const PLAYER_SPACE = '--player-space';

/** Tells the whole page how much of the lower edge the bar takes, for as long as it is shown. */
export function usePlayerSpace(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return;
    const root = document.documentElement;
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(current).bottom) || 0;
      root.style.setProperty(PLAYER_SPACE, `${Math.ceil(current.offsetHeight + gap)}px`);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      root.style.removeProperty(PLAYER_SPACE);
    };
  }, [bar]);
}
