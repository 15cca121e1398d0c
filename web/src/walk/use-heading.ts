import { useCallback, useEffect, useState } from 'react';
import {
  askForHeading,
  needsHeadingPermission,
  watchHeading,
} from '../core/location/heading-watch.ts';

export type UseHeading = {
  /** Degrees clockwise from north; null while unknown. */
  readonly heading: number | null;
  readonly needsLeave: boolean;
  /** Call it from a tap handler. */
  readonly ask: () => void;
};

/** True if permission was requested in this tab; iPhones ask again in the next one. */
let wasAskedBefore = false;

/** The direction in which the phone points. */
export function useHeading(): UseHeading {
  const [heading, setHeading] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => (turn >= 0 ? watchHeading(setHeading) : undefined), [turn]);
  const ask = useCallback(() => {
    void askForHeading().then(() => {
      wasAskedBefore = true;
      // Listeners added before permission was given may stay silent.
      setTurn((count) => count + 1);
    });
  }, []);
  return {
    heading,
    needsLeave: heading === null && needsHeadingPermission() && !wasAskedBefore,
    ask,
  };
}
