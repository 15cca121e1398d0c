import { type RefObject, useLayoutEffect } from 'react';

/**
 * Shows an element above the whole page while it has `popover="manual"`, and makes the rest of the page inert. The
 * element keeps its place in the document, so the map in it is not built again.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!isOn || shown === null) return;
    shown.showPopover();
    const others = outsideOf(shown).filter((other) => !other.inert && !isAboveAll(other));
    for (const other of others) other.inert = true;
    return () => {
      for (const other of others) other.inert = false;
    };
  }, [element, isOn]);
}

/** Toasts are shown over everything, and what they offer must be in reach. */
function isAboveAll(element: HTMLElement): boolean {
  return element.dataset.aboveAll !== undefined;
}

/** The siblings of the element and of everything around it. */
function outsideOf(element: Element): readonly HTMLElement[] {
  const { parentElement: parent } = element;
  if (parent === null) return [];
  const siblings = [...parent.children].filter((child) => child !== element);
  return [...siblings.filter((child) => child instanceof HTMLElement), ...outsideOf(parent)];
}
