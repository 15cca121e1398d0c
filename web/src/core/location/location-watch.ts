import { contentTexts } from '@laneway/domain/content-texts';
import {
  GEOLOCATION_TIMEOUT_MS,
  USER_LOCATION_INTERVAL_MS,
} from '@laneway/domain/geo/map-constants';
import { createStore } from '../store.ts';
import { throttle } from './throttle.ts';
import {
  type LocationError,
  locationErrorOf,
  readPosition,
  type UserPosition,
} from './user-position.ts';

/**
 * - `off`: not switched on.
 * - `seeking`: switched on, no position yet.
 * - `found`: a position, kept while later ones fail, because in a tunnel the last one is the best.
 * - `failed`: no position is available.
 */
export type LocationState =
  | { readonly kind: 'off' }
  | { readonly kind: 'seeking' }
  | { readonly kind: 'found'; readonly position: UserPosition }
  | { readonly kind: 'failed'; readonly error: LocationError };

export type LocationWatch = {
  readonly state: () => LocationState;
  /** Called on every change; returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly start: () => void;
  readonly stop: () => void;
};

export type LocationWatchParts = {
  /** Undefined in browsers, and on pages, without geolocation. */
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly log: (text: string, error: unknown) => void;
  /** Calls whenever the visitor allows the location; returns a function that stops it. */
  readonly onAllowed: (listener: () => void) => () => void;
};

const OFF: LocationState = { kind: 'off' };

/**
 * One watch on the device's position, shared by all subscribers. Delivers at most every {@link
 * USER_LOCATION_INTERVAL_MS}, and pauses while the page is hidden. A refusal ends it until the visitor allows the
 * location.
 */
export function createLocationWatch(parts: LocationWatchParts): LocationWatch {
  const { geolocation, page, log, onAllowed } = parts;
  const store = createStore<LocationState>(OFF);
  let watchId: number | null = null;
  let unfollow: (() => void) | null = null;

  const positions = throttle<UserPosition>(USER_LOCATION_INTERVAL_MS, (position) =>
    store.setState({ kind: 'found', position }),
  );

  const fail = (cause: GeolocationPositionError) => {
    const error = locationErrorOf(cause);
    if (error === 'refused') {
      // This is a normal response, not a problem to log.
      stopWatching();
      store.setState({ kind: 'failed', error });
      unfollow = onAllowed(start);
      return;
    }
    log(contentTexts.locationUpdateError, cause);
    if (store.getState().kind !== 'found') store.setState({ kind: 'failed', error });
  };

  const watch = () => {
    if (geolocation === undefined || watchId !== null || page.visibilityState === 'hidden') return;
    watchId = geolocation.watchPosition(
      (position) => positions.push(readPosition(position)),
      fail,
      {
        enableHighAccuracy: true,
        timeout: GEOLOCATION_TIMEOUT_MS,
        maximumAge: USER_LOCATION_INTERVAL_MS,
      },
    );
  };
  const unwatch = () => {
    if (watchId !== null) geolocation?.clearWatch(watchId);
    watchId = null;
    positions.cancel();
  };
  const pauseWhileHidden = () => (page.visibilityState === 'hidden' ? unwatch() : watch());
  const stopWatching = () => {
    unfollow?.();
    unfollow = null;
    page.removeEventListener('visibilitychange', pauseWhileHidden);
    unwatch();
  };
  const start = () => {
    if (geolocation === undefined) return store.setState({ kind: 'failed', error: 'unsupported' });
    stopWatching();
    page.addEventListener('visibilitychange', pauseWhileHidden);
    store.setState({ kind: 'seeking' });
    watch();
  };

  return {
    state: store.getState,
    subscribe: store.subscribe,
    start,
    stop: () => {
      stopWatching();
      store.setState(OFF);
    },
  };
}
