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

/** Receives every position of the device immediately. */
export type FixListener = {
  /** `at` is the time of the position in milliseconds, not that of its arrival. */
  readonly onFix: (position: UserPosition, at: number) => void;
  readonly onError: (error: LocationError) => void;
};

export type FixSource = Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined;

/** After a longer silence an error is reported; the watch continues. */
const SILENCE_MS = 30_000;

/**
 * Follows the position as accurately and often as possible, for walks. Maps share a watch that
 * saves battery (createLocationWatch). Returns a function that stops it.
 */
export function watchFixes(geolocation: FixSource, { onFix, onError }: FixListener): () => void {
  if (geolocation === undefined) {
    onError('unsupported');
    return () => undefined;
  }
  const id = geolocation.watchPosition(
    (position) => onFix(readPosition(position), position.timestamp),
    (error) => onError(locationErrorOf(error)),
    { enableHighAccuracy: true, maximumAge: 0, timeout: SILENCE_MS },
  );
  return () => geolocation.clearWatch(id);
}
