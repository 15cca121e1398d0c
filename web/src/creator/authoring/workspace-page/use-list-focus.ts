import { useEffect, useRef } from 'react';

/** Moves the focus to the dashboard's heading when an open guide is closed, because its controls are gone. */
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
