import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * A suggestion that is taken goes, and its button with it. The focus then goes to what can be done next there, which is
 * to check again.
 */
export function useFocusInCheck(): {
  readonly check: RefObject<HTMLDivElement | null>;
  /** To be called along with the change that removes the button. */
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
