import {
  type LocationError,
  locationErrorOf,
  readPosition,
  type UserPosition,
} from './user-position.ts';

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
 * (createLocationWatch). Browsers end a watch with a refusal, so it starts again when the visitor allows the location.
 * Returns a function that stops it.
 */
export function watchFixes(geolocation: FixSource, { onFix, onError }: FixListener): () => void {
  if (geolocation === undefined) {
    onError('unsupported');
    return () => undefined;
  }
  let isRefused = false;
  const watch = () =>
    geolocation.watchPosition(
      (position) => onFix(readPosition(position), position.timestamp),
      (cause) => {
        const error = locationErrorOf(cause);
        isRefused = error === 'refused';
        onError(error);
      },
      { enableHighAccuracy: true, maximumAge: 0, timeout: SILENCE_MS },
    );
  let id = watch();
  const unfollow = onLocationAllowed(() => {
    if (!isRefused) return;
    isRefused = false;
    geolocation.clearWatch(id);
    id = watch();
  });
  return () => {
    unfollow();
    geolocation.clearWatch(id);
  };
}

/** Calls whenever the visitor allows the location, in browsers that report it. Returns a function that stops it. */
export function onLocationAllowed(listener: () => void): () => void {
  const stopped = new AbortController();
  const follow = async () => {
    try {
      const permission = await navigator.permissions.query({ name: 'geolocation' });
      const onPermission = () => permission.state === 'granted' && listener();
      permission.addEventListener('change', onPermission, { signal: stopped.signal });
    } catch {
      // The browser can't be asked.
    }
  };
  void follow();
  return () => stopped.abort();
}
