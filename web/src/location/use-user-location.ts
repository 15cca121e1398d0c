import { createContext, useContext } from 'react';
import type { LocationState } from './location-watch.ts';

export type UserLocation = {
  readonly state: LocationState;
  /** True from the moment it is switched on, whether or not a position has come. */
  readonly isOn: boolean;
  /** Call it from a tap: the browser may ask the visitor for permission. */
  readonly toggle: () => void;
  /** Gives up looking, and takes back what was said about it. */
  readonly turnOff: () => void;
};

export const UserLocationContext = createContext<UserLocation | null>(null);

/** The visitor's location and its switch, shared by the whole app. */
export function useUserLocation(): UserLocation {
  const location = useContext(UserLocationContext);
  if (location === null)
    throw new Error('useUserLocation must be used inside a UserLocationProvider');
  return location;
}
