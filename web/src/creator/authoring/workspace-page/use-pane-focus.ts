import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusField } from './focus-field.ts';

export type FocusRequest = { readonly key: string; readonly field: string | null };

/**
 * Moves the focus to the form when another guide or place is opened, and to one of its fields when that is asked for.
 * What was open first is announced with the page.
 */
export function usePaneFocus(pane: RefObject<HTMLElement | null>, key: string) {
  const [request, setRequest] = useState<FocusRequest | null>(null);
  const lastKey = useRef(key);
  const answered = useRef<FocusRequest | null>(null);

  useEffect(() => {
    const root = pane.current;
    // Once only: whoever comes back later didn't ask again.
    const isAsked = request !== null && request !== answered.current && request.key === key;
    if (isAsked) answered.current = request;
    const hasChanged = lastKey.current !== key;
    lastKey.current = key;
    if (root === null || !(isAsked || hasChanged)) return;
    if (hasChanged) scrollToTop(root);
    if (!isAsked) {
      root.focus({ preventScroll: true });
      return;
    }
    if (request.field !== null) return focusField(root, request.field);
    root.focus({ preventScroll: true });
  }, [pane, key, request]);

  return setRequest;
}

/** The column scrolls where there are columns, otherwise the page. */
function scrollToTop(pane: HTMLElement): void {
  pane.parentElement?.scrollTo({ top: 0 });
  if (pane.closest('[role="tabpanel"]') !== null) window.scrollTo({ top: 0 });
}
