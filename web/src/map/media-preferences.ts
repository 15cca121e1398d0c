import { useSyncExternalStore } from 'react';

export type ColourScheme = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

/** The system's theme, followed live, because a canvas can't follow it by CSS. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(followTheme, readTheme);
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function followTheme(onChange: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function readTheme(): ColourScheme {
  return matchMedia(DARK).matches ? 'dark' : 'light';
}
