import { type RefObject, useLayoutEffect } from 'react';

/**
 * Focuses something that has opened over the page, and returns the focus when it closes, unless the
 * focus has moved elsewhere.
 */
export function useTemporaryFocus(container: RefObject<HTMLElement | null>, isWanted = true): void {
  useLayoutEffect(() => {
    if (!isWanted) return;
    const previous = document.activeElement;
    const element = container.current;
    element?.focus({ preventScroll: true });
    return () => {
      const isStillInside = element?.contains(document.activeElement) ?? false;
      if (!isStillInside || !(previous instanceof HTMLElement)) return;
      // What was covered can't be focused before the rest of this change is in the page.
      if (previous.closest('[inert]') === null) previous.focus({ preventScroll: true });
      else queueMicrotask(() => previous.focus({ preventScroll: true }));
    };
  }, [container, isWanted]);
}
