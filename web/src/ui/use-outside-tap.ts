import { useEffect, useEffectEvent } from 'react';

/** A pointer that has moved farther was dragging, not tapping. */
const TAP_PX = 10;

/** Everything that a tap outside closes, the last opened at the end: one tap closes one thing. */
const open: symbol[] = [];

/**
 * Calls back for a tap outside, which then doesn't press anything under the finger. Drags, pinches and the keyboard
 * work as usual.
 */
export function useOutsideTap(
  isOpen: boolean,
  isOutside: (target: Element) => boolean,
  onTap: () => void,
): void {
  const judge = useEffectEvent(isOutside);
  const tap = useEffectEvent(onTap);
  useEffect(() => {
    if (!isOpen) return;
    const me = Symbol('open');
    open.push(me);
    let down: { readonly x: number; readonly y: number } | null = null;
    const onPointerDown = ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      down = isPrimary ? { x, y } : null;
    };
    const onClick = (event: MouseEvent) => {
      const start = down;
      down = null;
      // A key press clicks too, but without a pointer.
      if (start === null || event.detail === 0 || open.at(-1) !== me) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > TAP_PX) return;
      if (!(event.target instanceof Element) || !judge(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      tap();
    };
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      open.splice(open.indexOf(me), 1);
      document.removeEventListener('pointerdown', onPointerDown, { capture: true });
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isOpen]);
}
