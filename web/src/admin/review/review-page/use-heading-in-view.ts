import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Begins each item that is opened at its heading, however far the one before was scrolled. The heading takes the focus
 * where what had it is gone with the item before; whoever goes through the list stays in the list.
 */
export function useHeadingInView(
  heading: RefObject<HTMLElement | null>,
  itemKey: string,
  takesFocus: boolean,
): void {
  const lastKey = useRef(itemKey);

  useLayoutEffect(() => {
    // What was open first is announced with the page.
    if (lastKey.current === itemKey) return;
    lastKey.current = itemKey;
    if (takesFocus) heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [heading, itemKey, takesFocus]);
}
