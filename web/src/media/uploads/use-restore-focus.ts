import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus inside an element when the focused control is removed, such as the button that
 * removed its own row. The element itself has to be focusable.
 */
export function useRestoreFocus(container: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const recordFocus = () => {
      hadFocus.current = true;
    };
    const forget = ({ relatedTarget, target }: FocusEvent) => {
      // A removed control fires focusout without a relatedTarget, or no event at all.
      const isGone = target instanceof Node && !target.isConnected;
      if (!isGone && relatedTarget !== null)
        hadFocus.current = element.contains(relatedTarget as Node);
    };
    const leave = ({ target }: Event) => {
      if (!element.contains(target as Node)) hadFocus.current = false;
    };
    element.addEventListener('focusin', recordFocus);
    element.addEventListener('focusout', forget);
    document.addEventListener('pointerdown', leave);
    return () => {
      element.removeEventListener('focusin', recordFocus);
      element.removeEventListener('focusout', forget);
      document.removeEventListener('pointerdown', leave);
    };
  }, [container]);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (hadFocus.current && isLost) container.current?.focus({ preventScroll: true });
  });
}
