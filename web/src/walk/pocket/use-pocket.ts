import { useCallback, useEffect, useState } from 'react';

/** Events of someone looking at the screen; mouse movement isn't one, because it also happens in a pocket. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'focusin'] as const;

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
    for (const sign of SIGNS) addEventListener(sign, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, wait);
    };
  }, [isWanted, isDark]);
  return {
    isDark: isDark && isWanted,
    darken: useCallback(() => setIsDark(true), []),
    wake: useCallback(() => setIsDark(false), []),
  };
}
