/** Why there is no position. */
export type LocationFault = 'unsupported' | 'refused' | 'unavailable' | 'timeout';

/** What the visitor reads: what happened, and what to do about it. */
const WORDS: Record<LocationFault, string> = {
  unsupported: 'This browser cannot tell where you are. Guides work without it.',
  refused:
    'Location is blocked for this site. Allow it in your browser’s site settings, then turn it on again.',
  unavailable:
    'Your device can’t find where you are. Check that location is switched on, or try under open sky.',
  timeout: 'Finding you takes longer than usual. Stay in the open and it will catch up.',
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
