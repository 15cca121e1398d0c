import { useCallback, useEffect, useState } from 'react';

/** Events of someone looking at the screen; mouse movement isn't one, because it also happens in a pocket. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'focusin'] as const;

/** The screen goes dark after this long without a touch. */
export const DARK_AFTER_MS = 20_000;

export type UsePocket = {
  readonly isDark: boolean;
  readonly darken: () => void;
  readonly wake: () => void;
};

/** Darkens the screen, which saves the battery and ignores touches while the page stays open. */
export function usePocket(isWanted: boolean): UsePocket {
  const [isDark, setIsDark] = useState(false);
  useEffect(() => {
    if (!isWanted || isDark) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsDark(true), DARK_AFTER_MS);
    };
    wait();
    for (const event of ACTIVITY_EVENTS) addEventListener(event, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of ACTIVITY_EVENTS) removeEventListener(event, wait);
    };
  }, [isWanted, isDark]);
  return {
    isDark: isDark && isWanted,
    darken: useCallback(() => setIsDark(true), []),
    wake: useCallback(() => setIsDark(false), []),
  };
}
