import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageKey } from '../core/navigation/entry.ts';
import type { Entry } from '../core/navigation/pages.ts';
import { titleStack } from '../ui/title-stack.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { pageTitle } from './page-registry.tsx';

export type PageAnnouncerProps = {
  readonly entry: Entry;
  /** The container of the page and, once it has loaded, its h1. */
  readonly pageRef: RefObject<HTMLElement | null>;
};

/** Long enough to be announced, and gone before a screen reader user finds it in the page. */
const SPOKEN_MS = 3_000;

/**
 * Announces a new page once it has loaded, and once only: by moving the focus to its heading, which screen readers read
 * out, or by a polite live region if the focus belongs elsewhere. The first page is announced by the browser itself.
 */
export function PageAnnouncer({ entry: { page }, entry, pageRef }: PageAnnouncerProps) {
  const key = pageKey(entry);
  const lastKey = useRef(key);
  const [spoken, setSpoken] = useState({ key, name: '' });
  useEffect(() => {
    if (spoken.name === '') return;
    const timer = setTimeout(() => setSpoken({ key: spoken.key, name: '' }), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [spoken]);

  useLayoutEffect(() => {
    titleStack.setPage(page === 'guidesHomePage' ? [] : [pageTitle(page)]);
  }, [page]);

  useEffect(() => {
    if (lastKey.current === key || pageRef.current === null) return;
    lastKey.current = key;
    return announceLoaded(pageRef.current, (name) => setSpoken({ key, name }));
  }, [key, pageRef]);

  return (
    <div role="status">
      {/* The key makes it a new element each time, so that the same name is announced twice in a row. */}
      <VisuallyHidden key={spoken.key}>{spoken.key === key && spoken.name}</VisuallyHidden>
    </div>
  );
}

/** Waits for the page's heading and name. Returns a function that stops waiting. */
function announceLoaded(root: HTMLElement, speak: (name: string) => void): () => void {
  const focusedBefore = document.activeElement;
  const announce = (): void => {
    const heading = root.querySelector('h1');
    const name = titleStack.getName();
    if (heading === null || name === null) return;
    stop();
    if (mayTakeFocus(root, focusedBefore)) focusHeading(heading);
    else speak(name);
  };
  const observer = new MutationObserver(announce);
  const unsubscribe = titleStack.subscribe(announce);
  const stop = (): void => {
    observer.disconnect();
    unsubscribe();
  };
  observer.observe(root, { childList: true, subtree: true });
  announce();
  return stop;
}

/** False if the page has moved the focus itself, or the visitor has while it was loading. */
function mayTakeFocus(root: HTMLElement, focusedBefore: Element | null): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return activeElement === focusedBefore && !root.contains(activeElement);
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
