import { type RefObject, useEffect, useRef } from 'react';

/**
 * Each step of an outing replaces the buttons of the one before it. When the one that had the focus is gone, the focus goes
 * to what matches `goal`, so that nobody who uses a keyboard or a screen reader starts again at the top.
 */
export function useLostFocus(
  root: RefObject<HTMLElement | null>,
  step: string,
  goal: string,
): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(goal)?.focus({ preventScroll: true });
  }, [root, step, goal]);
}
