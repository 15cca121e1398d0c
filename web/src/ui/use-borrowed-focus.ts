import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes the focus for something that has opened over the page, and gives it back to where it was
 * when that closes, unless it has gone elsewhere meanwhile.
 */
export function useBorrowedFocus(borrower: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const lender = document.activeElement;
    const element = borrower.current;
    element?.focus({ preventScroll: true });
    return () => {
      const isStillInside = element?.contains(document.activeElement) ?? false;
      if (isStillInside && lender instanceof HTMLElement) lender.focus({ preventScroll: true });
    };
  }, [borrower]);
}
