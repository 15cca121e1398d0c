import { type RefObject, useLayoutEffect } from 'react';

const SPACE = '--player-space';
const REACH = '--player-reach';

/** Sets CSS properties with the size of the bar while it is shown. */
export function usePlayerSpace(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return;
    const root = document.documentElement;
    const measure = () => {
      const { bottom, right } = getComputedStyle(current);
      root.style.setProperty(SPACE, inPixels(current.offsetHeight, bottom));
      root.style.setProperty(REACH, inPixels(current.offsetWidth, right));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      root.style.removeProperty(SPACE);
      root.style.removeProperty(REACH);
    };
  }, [bar]);
}

function inPixels(length: number, gap: string): string {
  return `${Math.ceil(length + (Number.parseFloat(gap) || 0))}px`;
}
