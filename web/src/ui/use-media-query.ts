import { useSyncExternalStore } from 'react';

/** True if a media query matches, updated as it changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    // The server doesn't know the screen. Style sheets handle the differences before the scripts run.
    () => false,
  );
}

/** True if there is room for a table's columns. */
export function useHasRoomForColumns(): boolean {
  return useMediaQuery(COLUMNS);
}

/** True if there is room for a panel beside the map, or the screen is too short for a sheet. */
export function useIsWide(): boolean {
  return useMediaQuery(BESIDE);
}

/** True if the screen is too short for tall cards. */
export function useIsShortScreen(): boolean {
  return useMediaQuery(SHORT);
}

/** True if the screen is too short for a sheet: a phone in landscape. */
export function useIsLandscapePhone(): boolean {
  return useMediaQuery(LANDSCAPE_PHONE);
}

/**
 * All breakpoints. Style sheets can't import these: `breakpoints.test.ts` compares their media queries with this table.
 */

/** Too low for tall cards, which would leave little of the map: small phones and low windows. */
export const SHORT = '(max-height: 700px)';

/** Too low for a sheet as well: a phone in landscape. */
export const LANDSCAPE_PHONE = '(min-width: 560px) and (max-height: 500px)';

/** Tablets and larger: panels are beside the map, and forms beside a poster. */
export const BESIDE = `(min-width: 768px), ${LANDSCAPE_PHONE}`;

/** Wide enough for a table's columns. */
export const COLUMNS = '(min-width: 900px)';
