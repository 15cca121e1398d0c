import { type LocationError, locationErrorOf } from './location-error.ts';
import { readPosition, type UserPosition } from './user-position.ts';

/** Every position of the device, as soon as it has one. */
export type FixListener = {
  /** `at` is the time of the position in milliseconds, not that of its arrival. */
  readonly onFix: (position: UserPosition, at: number) => void;
  readonly onError: (error: LocationError) => void;
};

export type FixSource = Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined;

/** A device that stays silent for longer says so; the watch goes on. */
const SILENCE_MS = 30_000;

/**
 * Follows the position as exactly and as often as the device can, for whoever walks by it. Maps share a watch that is
 * kinder to the battery (createLocationWatch). Returns how to stop.
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
