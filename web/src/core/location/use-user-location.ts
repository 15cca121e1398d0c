import { createContext, useContext } from 'react';
import type { LocationState } from './location-watch.ts';

export type UserLocation = {
  readonly state: LocationState;
  /** True as soon as it is switched on, even before there is a position. */
  readonly isOn: boolean;
  /** Call it from a tap handler: the browser may ask the visitor for permission. */
  readonly toggle: () => void;
  /** Stops locating, and clears the error if there was one. */
  readonly turnOff: () => void;
  /** Call it from a tap handler: iPhones ask for permission. */
  readonly askForHeading: () => void;
};

export const UserLocationContext = createContext<UserLocation | null>(null);

/** The visitor's location and its switch, shared by the whole app. */
export function useUserLocation(): UserLocation {
  const location = useContext(UserLocationContext);
  if (location === null)
    throw new Error('useUserLocation must be used inside a UserLocationProvider');
  return location;
}
