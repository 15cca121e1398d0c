import { type RefObject, useLayoutEffect, useState } from 'react';

/** How high a panel is, in pixels; 0 until it is there. */
export function usePanelHeight(panel: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null) return;
    const measure = () => setHeight(current.offsetHeight);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [panel]);
  return height;
}
