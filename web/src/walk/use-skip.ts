import { useEffect, useRef } from 'react';
import type { Place } from '../guide/places/place-facts.ts';
import { useToast } from '../ui/toasts/toast-context.tsx';
import { placeOfStop } from './walk-guide.ts';
import { useWalkHost } from './walk-host.ts';
import type { WalkSession } from './walk-session.ts';

/** Skips a place, and offers to undo that while the walk is on the screen. */
export function useSkip(session: WalkSession, places: readonly Place[]): (stopId: number) => void {
  const { showToast } = useToast();
  const { isDraft } = useWalkHost();
  const withdraw = useRef<() => void>(() => undefined);
  // Undoing from another page would continue a walk that the last skip had ended, without a screen.
  useEffect(() => () => withdraw.current(), []);
  return (stopId) => {
    session.skip(stopId);
    const title = placeOfStop(places, stopId)?.place.p_title ?? 'a place';
    const undo = { label: 'Undo', onAct: () => void session.unskip(stopId) };
    // Behind a dialog, a toast can be read but not pressed.
    withdraw.current = showToast(`Skipped ${title}`, isDraft ? undefined : undo);
  };
}
