import { type RefObject, useLayoutEffect } from 'react';

export type TemporaryFocusOptions = {
  readonly isWanted?: boolean;
  /** Gets the focus when the previous element is gone; always the same function. */
  readonly fallback?: (() => HTMLElement | null) | undefined;
};

/**
 * Focuses something that has opened over the page, and restores the focus when it closes, unless the focus has moved
 * elsewhere.
 */
export function useTemporaryFocus(
  container: RefObject<HTMLElement | null>,
  { isWanted = true, fallback }: TemporaryFocusOptions = {},
): void {
  useLayoutEffect(() => {
    if (!isWanted) return;
    const previous = document.activeElement;
    const element = container.current;
    element?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isElsewhere = isFocusable(activeElement) && !element?.contains(activeElement);
      if (isElsewhere) return;
      const target = isFocusable(previous) ? previous : fallback?.();
      if (!target) return;
      // Covered elements can't be focused before the rest of this change is in the page.
      if (target.closest('[inert]') === null) target.focus({ preventScroll: true });
      else queueMicrotask(() => target.focus({ preventScroll: true }));
    };
  }, [container, isWanted, fallback]);
}

/** The body is the active element when nothing has the focus. */
function isFocusable(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.body && element.isConnected;
}
