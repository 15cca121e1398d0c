import { type RefObject, useLayoutEffect } from 'react';

/** Moves the focus to the heading of a screen that has just opened, as a new page does. */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [heading]);
}
