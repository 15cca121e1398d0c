import { type RefObject, useEffect, useState } from 'react';

/** False until an element has been visible once; content hidden by a sheet isn't. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    if (globalThis.IntersectionObserver === undefined) return setIsSeen(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
