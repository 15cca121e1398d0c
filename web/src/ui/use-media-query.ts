import { useSyncExternalStore } from 'react';

/** Whether a media query matches, updated as it changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    // The server doesn't know the screen. What differs before the scripts run is left to style sheets.
    () => false,
  );
}

const LOW = '(min-width: 560px) and (max-height: 500px)';

/** Wide enough for a table's columns. Style sheets repeat this breakpoint: they can't import it. */
export function useHasRoomForColumns(): boolean {
  return useMediaQuery('(min-width: 900px)');
}

/**
 * Wide enough for a panel beside the map: a large screen, or one too low for a sheet, such as a
 * phone held sideways. Style sheets repeat these breakpoints as well.
 */
export function useIsWide(): boolean {
  return useMediaQuery(`(min-width: 900px), ${LOW}`);
}

/** Too low for tall cards: a phone held sideways. */
export function useIsShort(): boolean {
  return useMediaQuery(LOW);
}
