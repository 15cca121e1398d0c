import { askForHeading, watchHeading } from './heading-watch.ts';
import { createLocationWatch, type LocationState } from './location-watch.ts';
import { onLocationAllowed } from './watch-fixes.ts';

export type FollowLocationOptions = {
  readonly log: (text: string, error: unknown) => void;
  readonly onChange: (state: LocationState) => void;
};

export type FollowedLocation = {
  /** Call it from a tap handler: iPhones ask for permission. */
  readonly askForHeading: () => Promise<void>;
  readonly stop: () => void;
};

/** Follows the visitor's position, and their direction once there is a position. */
export function followLocation({ log, onChange }: FollowLocationOptions): FollowedLocation {
  const watch = createLocationWatch({
    geolocation: navigator.geolocation,
    page: document,
    log,
    onAllowed: onLocationAllowed,
  });
  let heading: number | null = null;
  let stopHeading: (() => void) | null = null;

  const report = () => onChange(withHeading(watch.state(), heading));
  const followHeading = (isFollowed: boolean) => {
    stopHeading?.();
    heading = null;
    stopHeading = isFollowed
      ? watchHeading((degrees) => {
          heading = degrees;
          report();
        })
      : null;
  };
  const unsubscribe = watch.subscribe(() => {
    const isFound = watch.state().kind === 'found';
    if (isFound !== (stopHeading !== null)) followHeading(isFound);
    report();
  });
  watch.start();

  return {
    askForHeading: async () => {
      const wasAsked = await askForHeading();
      // Earlier listeners may stay silent.
      if (wasAsked && stopHeading !== null) followHeading(true);
    },
    stop: () => {
      unsubscribe();
      followHeading(false);
      watch.stop();
    },
  };
}

/** A compass turns with the visitor; the direction of travel is second best. */
function withHeading(state: LocationState, heading: number | null): LocationState {
  if (state.kind !== 'found' || heading === null) return state;
  return { ...state, position: { ...state.position, headingDegrees: heading } };
}
