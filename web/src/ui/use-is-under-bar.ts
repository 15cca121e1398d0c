import { type RefObject, useEffect, useState } from 'react';

/** Whether the bar along the upper edge has begun to cover a heading that scrolls. */
export function useIsUnderBar(
  bar: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null> | null,
): boolean {
  const [isUnder, setIsUnder] = useState(false);
  useEffect(() => {
    const observed = heading?.current;
    if (bar.current === null || !observed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last === undefined) return;
        const { boundingClientRect, rootBounds, intersectionRatio } = last;
        // Below the screen it is not all to be seen either.
        setIsUnder(intersectionRatio < 1 && boundingClientRect.top < (rootBounds?.top ?? 0));
      },
      { rootMargin: `-${bar.current.offsetHeight}px 0px 0px`, threshold: 1 },
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [bar, heading]);
  return isUnder;
}
