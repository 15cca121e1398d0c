import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and as it changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Wide enough for a panel beside the map. Style sheets repeat this width, which they cannot read from here. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 900px)');
}
