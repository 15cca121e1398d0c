/** Why there is no position. */
export type LocationFault = 'unsupported' | 'refused' | 'unavailable' | 'timeout';

/** What the visitor reads: what happened, and what to do about it. */
const WORDS: Record<LocationFault, string> = {
  unsupported: 'This browser can’t find your location. Guides work without it.',
  refused: 'Location is blocked. Allow it in your browser’s site settings, then turn it back on.',
  unavailable: 'We can’t find you. Check that location is on, or try outdoors.',
  timeout: 'Still finding you. It’s quicker outdoors.',
};

export function locationFaultText(fault: LocationFault): string {
  return WORDS[fault];
}

/** The codes of GeolocationPositionError. */
const FAULT_BY_CODE: Readonly<Record<number, LocationFault>> = {
  1: 'refused',
  2: 'unavailable',
  3: 'timeout',
};

export function locationFaultOf({ code }: { readonly code: number }): LocationFault {
  return FAULT_BY_CODE[code] ?? 'unavailable';
}
