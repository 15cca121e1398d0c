import { type RefObject, useEffect, useRef, useState } from 'react';

/** An applied suggestion is removed together with its button. The focus then moves to the button that checks again. */
export function useFocusInCheck(): {
  readonly check: RefObject<HTMLDivElement | null>;
  /** Call it together with the change that removes the button. */
  readonly keepFocus: () => void;
} {
  const check = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState(0);

  useEffect(() => {
    if (taken === 0 || document.activeElement !== document.body) return;
    check.current?.querySelector('button')?.focus();
  }, [taken]);

  return { check, keepFocus: () => setTaken((count) => count + 1) };
}
