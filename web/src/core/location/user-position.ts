import type { Point } from '@laneway/domain/geo/point';

/** The visitor's position, as reported by their device. */
export type UserPosition = {
  readonly point: Point;
  /** The true position is within this distance with 95 % certainty. */
  readonly accuracyMetres: number;
  /** Clockwise from north; null while unknown. */
  readonly headingDegrees: number | null;
};

/** Reads a device's position. A heading of NaN means that the device isn't moving. */
export function readPosition({ coords }: Pick<GeolocationPosition, 'coords'>): UserPosition {
  const { heading } = coords;
  return {
    point: { lat: coords.latitude, lng: coords.longitude },
    accuracyMetres: coords.accuracy,
    headingDegrees: heading === null || Number.isNaN(heading) ? null : heading,
  };
}

/** The reason why there is no position. */
export type LocationError = 'unsupported' | 'refused' | 'unavailable' | 'timeout';

/** The messages for the visitor, with what to do. */
const TEXTS: Record<LocationError, string> = {
  unsupported: 'This browser can’t find your location. Guides work without it.',
  refused: 'Location is blocked. Allow it in your browser’s site settings, then try again.',
  unavailable: 'We can’t find you. Check that location is on, or try outdoors.',
  timeout: 'Still finding you. It’s quicker outdoors.',
};

export function locationErrorText(error: LocationError): string {
  return TEXTS[error];
}

/** The codes of GeolocationPositionError. */
const ERROR_BY_CODE: Readonly<Record<number, LocationError>> = {
  1: 'refused',
  2: 'unavailable',
  3: 'timeout',
};

export function locationErrorOf({ code }: { readonly code: number }): LocationError {
  return ERROR_BY_CODE[code] ?? 'unavailable';
}
