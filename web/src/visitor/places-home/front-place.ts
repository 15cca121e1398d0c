import { useCallback, useState, useSyncExternalStore } from 'react';
import { usePlayerSlot } from '../../media/player/player-slot.ts';

/** The places that are in front and open in the player; null if there is none. */
export type FrontAndTrack = {
  readonly frontId: number | null;
  /** The place whose audio is open in the player. */
  readonly trackId: number | null;
};

/**
 * The place in front once another track has started. Cards follow the audio as long as the playing place is the one in
 * front. If the visitor has moved the cards elsewhere, they stay there until the visitor returns to the playing place.
 */
export function frontAfterTrack(before: FrontAndTrack, trackId: number | null): number | null {
  const isInStep = before.trackId !== null && before.trackId === before.frontId;
  return isInStep && trackId !== null ? trackId : before.frontId;
}

/** Nothing plays before the scripts of the page run. */
const noneOnServer = () => null;

/**
 * The place in front, and a function that changes it; null until something has moved the cards,
 * when the first one is in front. It follows the audio by the rule of {@link frontAfterTrack}.
 */
export function useFrontPlace(guideId: number, firstId: number | null) {
  const { subscribe, openPlaceOf } = usePlayerSlot();
  const trackId = useSyncExternalStore(subscribe, () => openPlaceOf(guideId), noneOnServer);
  const [front, setFront] = useState<{ id: number | null; trackId: number | null }>({
    id: null,
    trackId,
  });
  if (front.trackId !== trackId) {
    const before = { frontId: front.id ?? firstId, trackId: front.trackId };
    const next = frontAfterTrack(before, trackId);
    setFront({ id: next === before.frontId ? front.id : next, trackId });
  }
  const setFrontId = useCallback((id: number) => setFront((last) => ({ ...last, id })), []);
  return [front.id, setFrontId] as const;
}
