import { type RefObject, useEffect, useRef } from 'react';

/**
 * Each step of an outing replaces the buttons of the one before. If the focused one is gone, the focus moves to the
 * element that matches `goal`, so that users of keyboards and screen readers don't start again at the top.
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
