import { type RefObject, useLayoutEffect } from 'react';

/**
 * Focuses something that has opened over the page, and returns the focus when it closes, unless the
 * focus has moved elsewhere.
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
