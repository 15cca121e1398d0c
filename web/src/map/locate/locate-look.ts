import type { LocationState } from '../../core/location/location-watch.ts';
import type { LocateMode } from './locate-mode.ts';

export type LocateLook = {
  readonly name: string;
  readonly isPressed: boolean;
  /** The effect of the next press, where it isn't clear from the name. */
  readonly hint: string | null;
  readonly icon: 'off' | 'on' | 'arrow';
};

const FOLLOW = 'Follow your location';

export function locateLook(mode: LocateMode, location: LocationState['kind']): LocateLook {
  switch (mode) {
    case 'free':
    case 'far':
      return {
        name: FOLLOW,
        isPressed: false,
        hint: null,
        icon: location === 'found' ? 'on' : 'off',
      };
    case 'finding':
      return { name: 'Finding you...', isPressed: false, hint: null, icon: 'off' };
    case 'following':
      return { name: FOLLOW, isPressed: true, hint: 'Press again to look ahead', icon: 'on' };
    case 'heading':
      return { name: 'Look ahead', isPressed: true, hint: null, icon: 'arrow' };
  }
}
