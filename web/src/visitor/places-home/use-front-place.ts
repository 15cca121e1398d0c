import { useCallback, useState, useSyncExternalStore } from 'react';
import { usePlayerSlot } from '../../media/player/player-slot.ts';
import { frontAfterTrack } from './front-after-track.ts';

/** Nothing plays before the scripts of the page run. */
const noneOnServer = () => null;

/**
 * The place in front and how a visitor changes it; null until something has moved the cards, when the first one is in
 * front. It follows the audio as {@link frontAfterTrack} says.
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
