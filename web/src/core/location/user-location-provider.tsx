import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { FollowedLocation } from './follow-location.ts';
import { hasLocationPermission, rememberLocation, remembersLocation } from './location-memory.ts';
import type { LocationState } from './location-watch.ts';
import { UserLocationContext } from './use-user-location.ts';

export type UserLocationProviderProps = {
  readonly log: (text: string, error: unknown) => void;
  readonly children: ReactNode;
};

const OFF: LocationState = { kind: 'off' };

/** Holds the location that all maps and cards share, and stores whether it was on. */
export function UserLocationProvider({ log, children }: UserLocationProviderProps) {
  const [state, setState] = useState(OFF);
  /** Changes with each attempt, so that the effect runs again; null until switched on and after switching off. */
  const [attempt, setAttempt] = useState<number | null>(null);
  const followed = useRef<FollowedLocation | null>(null);
  const isOn = state.kind === 'seeking' || state.kind === 'found' || isWaiting(state);

  useEffect(() => {
    if (attempt === null) return;
    let isCancelled = false;
    // Loaded on demand, because few visitors have switched it on when they first see the map.
    import('./follow-location.ts').then(
      ({ followLocation }) => {
        if (!isCancelled) followed.current = followLocation({ log, onChange: setState });
      },
      () => {
        if (!isCancelled) setState({ kind: 'failed', error: 'unavailable' });
      },
    );
    return () => {
      isCancelled = true;
      followed.current?.stop();
      followed.current = null;
    };
  }, [attempt, log]);

  useEffect(() => resumeLocation(() => setAttempt((before) => before ?? 1)), []);

  const isRefused = state.kind === 'failed' && state.error === 'refused';
  useEffect(() => {
    if (isRefused) rememberLocation(false);
  }, [isRefused]);

  const location = useMemo(() => {
    const turnOn = () => {
      rememberLocation(true);
      setState({ kind: 'seeking' });
      setAttempt((before) => (before ?? 0) + 1);
    };
    const turnOff = () => {
      rememberLocation(false);
      setState(OFF);
      setAttempt(null);
    };
    return {
      state,
      isOn,
      toggle: isOn ? turnOff : turnOn,
      turnOff,
      askForHeading: () => void followed.current?.askForHeading(),
    };
  }, [state, isOn]);

  return <UserLocationContext value={location}>{children}</UserLocationContext>;
}

/** Location stays on after these errors, because the device keeps trying, but not after a refusal. */
function isWaiting(state: LocationState): boolean {
  return state.kind === 'failed' && (state.error === 'timeout' || state.error === 'unavailable');
}

/**
 * Switches location on if it was on at the last visit, unless the browser would show an unexpected prompt. Returns a
 * function that cancels this.
 */
function resumeLocation(turnOn: () => void): () => void {
  let isCancelled = false;
  if (remembersLocation()) {
    void hasLocationPermission().then((may) => {
      if (may && !isCancelled) turnOn();
    });
  }
  return () => {
    isCancelled = true;
  };
}
