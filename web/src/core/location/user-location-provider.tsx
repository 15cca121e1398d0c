import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { askForHeading, watchHeading } from './heading-watch.ts';
import { hasLocationPermission, rememberLocation, remembersLocation } from './location-memory.ts';
import { createLocationWatch, type LocationState, type LocationWatch } from './location-watch.ts';
import { UserLocationContext } from './use-user-location.ts';

export type UserLocationProviderProps = {
  readonly log: (text: string, error: unknown) => void;
  readonly children: ReactNode;
};

/** Holds the watch that all maps and cards share, and stores whether it was on. */
export function UserLocationProvider({ log, children }: UserLocationProviderProps) {
  const [watch] = useState(() =>
    createLocationWatch({
      geolocation: globalThis.navigator?.geolocation,
      page: globalThis.document,
      log,
    }),
  );
  const watched = useSyncExternalStore(watch.subscribe, watch.state, watch.state);
  const isOn = watched.kind === 'seeking' || watched.kind === 'found' || isWaiting(watched);
  useResumedWatch(watch);
  const isRefused = watched.kind === 'failed' && watched.error === 'refused';
  useEffect(() => {
    if (isRefused) rememberLocation(false);
  }, [isRefused]);
  const [headingRequests, setHeadingRequests] = useState(0);
  const heading = useHeading(watched.kind === 'found' ? headingRequests : null);

  const location = useMemo(() => {
    const turnOn = () => {
      rememberLocation(true);
      watch.start();
    };
    const turnOff = () => {
      rememberLocation(false);
      watch.stop();
    };
    return {
      state: withHeading(watched, heading),
      isOn,
      toggle: isOn ? turnOff : turnOn,
      turnOff,
      askForHeading: () =>
        void askForHeading().then((wasAsked) => {
          if (wasAsked) setHeadingRequests((count) => count + 1);
        }),
    };
  }, [watch, watched, heading, isOn]);

  return <UserLocationContext value={location}>{children}</UserLocationContext>;
}

/** The device keeps trying after these errors, but not after a refusal. */
function isWaiting(state: LocationState): boolean {
  return state.kind === 'failed' && (state.error === 'timeout' || state.error === 'unavailable');
}

/** Resumes the watch of the last visit, unless the browser would show an unexpected prompt. */
function useResumedWatch(watch: LocationWatch): void {
  useEffect(() => {
    let isCancelled = false;
    if (remembersLocation()) {
      void hasLocationPermission().then((may) => {
        if (may && !isCancelled && watch.state().kind === 'off') watch.start();
      });
    }
    return () => {
      isCancelled = true;
      watch.stop();
    };
  }, [watch]);
}

/**
 * The direction, unless `request` is null. Each new request listens again, because earlier listeners may stay silent.
 */
function useHeading(request: number | null): number | null {
  const [heading, setHeading] = useState<number | null>(null);
  useEffect(() => {
    if (request === null) return;
    const stop = watchHeading(setHeading);
    return () => {
      stop();
      setHeading(null);
    };
  }, [request]);
  return heading;
}

/** A compass turns with the visitor; the direction of travel is second best. */
function withHeading(state: LocationState, heading: number | null): LocationState {
  if (state.kind !== 'found' || heading === null) return state;
  return { ...state, position: { ...state.position, headingDegrees: heading } };
}
