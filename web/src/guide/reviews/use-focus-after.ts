import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus after a dialog has closed whose button is gone: otherwise the browser would start again at the top of
 * the page. The element needs a tabIndex.
 */
export function useFocusAfter<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const spot = useRef<E>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hasClosed && isLost) spot.current?.focus();
  }, [isOpen]);
  return spot;
}
