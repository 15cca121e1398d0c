import { useSyncExternalStore } from 'react';
import { BESIDE, COLUMNS, LANDSCAPE_PHONE, SHORT } from './breakpoints.ts';

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
