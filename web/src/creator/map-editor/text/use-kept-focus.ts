import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the keyboard's focus in a list when the row that has it is deleted. */
export function useKeptFocus<T extends HTMLElement>(): {
  readonly ref: RefObject<T | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
} {
  const ref = useRef<T>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) ref.current?.focus();
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }) => {
      const isLeaving = relatedTarget !== null && !currentTarget.contains(relatedTarget);
      if (isLeaving) hasFocus.current = false;
    },
  };
}
