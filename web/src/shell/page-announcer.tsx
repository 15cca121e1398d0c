import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageKey } from '../navigation/entry.ts';
import type { Entry } from '../navigation/pages.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { documentTitle, pageTitle } from './page-registry.tsx';

export type PageAnnouncerProps = {
  readonly entry: Entry;
  /** What holds the page and, once it has loaded, its h1. */
  readonly pageRef: RefObject<HTMLElement | null>;
};

/**
 * Announces a new page: in the window's title, to screen readers by a polite live region, and by
 * moving the focus to the heading. The first page is announced by the browser itself.
 */
export function PageAnnouncer({ entry: { page }, entry, pageRef }: PageAnnouncerProps) {
  const key = pageKey(entry);
  const lastKey = useRef(key);
  const [spoken, setSpoken] = useState({ key, title: '' });

  useEffect(() => {
    document.title = documentTitle(page);
  }, [page]);

  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    setSpoken({ key, title: pageTitle(page) });
    return pageRef.current === null ? undefined : focusHeading(pageRef.current);
  }, [key, page, pageRef]);

  return (
    <div role="status">
      {/* The key makes it a new text each time, so that the same title is read out twice in a row. */}
      <VisuallyHidden key={spoken.key}>{spoken.title}</VisuallyHidden>
    </div>
  );
}

/** Focuses the heading as soon as the page has one. Returns how to stop waiting for it. */
function focusHeading(root: HTMLElement): () => void {
  const focusedBefore = document.activeElement;
  const focusIfThere = (): boolean => {
    const heading = root.querySelector('h1');
    if (heading === null) return false;
    // If the focus has moved while the page was loading, or a field has taken it, it stays there.
    const { activeElement } = document;
    if (activeElement === focusedBefore || activeElement === document.body) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  const observer = new MutationObserver(() => {
    if (focusIfThere()) observer.disconnect();
  });
  if (!focusIfThere()) observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
