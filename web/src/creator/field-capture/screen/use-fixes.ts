import type { Fix } from '@laneway/domain/field/fix';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type LocationError,
  locationErrorOf,
  readPosition,
} from '../../../core/location/user-position.ts';

export type FixState = {
  /** The newest fix; it stays while later ones fail. */
  readonly fix: Fix | null;
  readonly error: LocationError | null;
};

/** Advice for each location error. Spots can be placed by hand in any case. */
const ERROR_TEXTS: Record<LocationError, string> = {
  unsupported: 'This browser can’t find your location. Place your spots on the map by hand.',
  refused:
    'Location is blocked. Allow it in your browser’s site settings, or place your spots by hand.',
  unavailable: 'We can’t find you. Check that location is on, or place your spots by hand.',
  timeout: 'Still finding you. It’s quicker outdoors, or place your spots by hand.',
};

export function fixErrorText(error: LocationError): string {
  return ERROR_TEXTS[error];
}

const TIMEOUT_MS = 20_000;

/** Every fix of the device while the component is mounted; the app's shared watch delivers too few of them. */
export function useFixes(onFix: (fix: Fix) => void): FixState {
  const [state, setState] = useState<FixState>({ fix: null, error: null });
  const receive = useEffectEvent((position: GeolocationPosition) => {
    const { point, accuracyMetres } = readPosition(position);
    // By the page's clock, because gaps between fixes are measured with it.
    const fix = { point, accuracyMetres, at: Date.now() };
    setState({ fix, error: null });
    onFix(fix);
  });
  useEffect(() => {
    const { geolocation } = navigator;
    if (geolocation === undefined) {
      setState({ fix: null, error: 'unsupported' });
      return;
    }
    const watch = geolocation.watchPosition(
      (position) => receive(position),
      (cause) => setState(({ fix }) => ({ fix, error: locationErrorOf(cause) })),
      { enableHighAccuracy: true, maximumAge: 0, timeout: TIMEOUT_MS },
    );
    return () => geolocation.clearWatch(watch);
  }, []);
  return state;
}
