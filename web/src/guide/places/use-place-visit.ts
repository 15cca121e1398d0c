import { useEffect } from 'react';
import { useVisits } from '../visits/use-visits.ts';
import type { Place } from './place-facts.ts';

/** Remembers on this device that a place's page is open; `places` are all of its guide, in walking order. */
export function usePlaceVisit(guideId: number, placeId: number, places: readonly Place[]): void {
  const { addVisit } = useVisits();
  useEffect(() => {
    // None have loaded yet.
    if (places.length === 0) return;
    addVisit({ guideId, placeId, placeIds: places.map(({ p_id }) => p_id) });
  }, [guideId, placeId, places, addVisit]);
}
