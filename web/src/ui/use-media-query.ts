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

const LOW = '(min-width: 560px) and (max-height: 500px)';

/** Wide enough for the columns of a table. Style sheets repeat this width, which they cannot read from here. */
export function useHasRoomForColumns(): boolean {
  return useMediaQuery('(min-width: 900px)');
}

/**
 * Wide enough for a panel beside the map: a large screen, and one too low for a sheet, as that of a phone held
 * sideways. Style sheets repeat these lengths as well.
 */
export function useIsWide(): boolean {
  return useMediaQuery(`(min-width: 900px), ${LOW}`);
}

/** Too low for tall cards: a phone held sideways. */
export function useIsShort(): boolean {
  return useMediaQuery(LOW);
}
