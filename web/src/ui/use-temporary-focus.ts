import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes the focus for something that has opened over the page, and gives it back to where it was
 * when that closes, unless it has gone elsewhere meanwhile.
 */
export function useTemporaryFocus(container: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const previous = document.activeElement;
    const element = container.current;
    element?.focus({ preventScroll: true });
    return () => {
      const isStillInside = element?.contains(document.activeElement) ?? false;
      if (isStillInside && previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    };
  }, [container]);
}
