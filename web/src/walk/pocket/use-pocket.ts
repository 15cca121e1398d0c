import { useCallback, useEffect, useState } from 'react';

/** Events of someone looking at the screen. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focusin'] as const;

export type UsePocket = {
  readonly isDark: boolean;
  readonly darken: () => void;
  readonly wake: () => void;
};

/**
 * Darkens the screen, which saves the battery and ignores touches while the page stays open: on request, or after this
 * long without activity. With null, it is only on request.
 */
export function usePocket(isWanted: boolean, afterMs: number | null): UsePocket {
  const [isDark, setIsDark] = useState(false);
  useEffect(() => {
    if (!isWanted || isDark || afterMs === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsDark(true), afterMs);
    };
    const notice = (event: Event) => {
      if (isActivity(event)) wait();
    };
    wait();
    // The map keeps some of its events to itself, so they are noticed before it gets them.
    const options = { passive: true, capture: true };
    for (const event of ACTIVITY_EVENTS) addEventListener(event, notice, options);
    return () => {
      clearTimeout(timer);
      for (const event of ACTIVITY_EVENTS) removeEventListener(event, notice, options);
    };
  }, [isWanted, isDark, afterMs]);
  return {
    isDark: isDark && isWanted,
    darken: useCallback(() => setIsDark(true), []),
    wake: useCallback(() => setIsDark(false), []),
  };
}

/** A finger that moves is already down; a mouse also moves in a bag, but someone who moves it over the map reads that. */
function isActivity({ type, target }: Event): boolean {
  if (type !== 'pointermove') return true;
  return target instanceof Element && target.closest('.leaflet-container') !== null;
}
