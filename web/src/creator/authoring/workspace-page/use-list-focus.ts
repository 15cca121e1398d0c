import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of the dashboard when an open guide is closed, whose controls have gone. */
export function useListFocus(isGuideOpen: boolean): void {
  const wasOpen = useRef(isGuideOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isGuideOpen;
    wasOpen.current = isGuideOpen;
    const heading = hasClosed ? document.querySelector<HTMLElement>('main h1') : null;
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isGuideOpen]);
}
