import { type LocationError, locationErrorOf } from './location-error.ts';
import { readPosition, type UserPosition } from './user-position.ts';

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
 * Follows the position as accurately and often as possible, for walks. Maps share a watch that saves battery
 * (createLocationWatch). Returns how to stop.
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
