import { type PlaceRank, rotateToFront, sortPlaces } from '@laneway/domain/guides/ordering';
import { useState } from 'react';
import { useNavStore } from './navigation-context.tsx';

/** The featured guides, rotated so that the one last opened comes first. */
export function orderGuides<T>(
  guides: readonly T[],
  idOf: (guide: T) => number,
  openedId: number | null,
): readonly T[] {
  return rotateToFront(guides, (guide) => idOf(guide) === openedId);
}

/** Places in their own order, rotated so that the one last opened comes first. */
export function orderPlaces<T>(
  places: readonly T[],
  rankOf: (place: T) => PlaceRank,
  openedId: number | null,
): readonly T[] {
  return rotateToFront(sortPlaces(places, rankOf), (place) => rankOf(place).id === openedId);
}

/**
 * The guide and place that were current when the page opened. A carousel ordered by these doesn't
 * change while the visitor selects from it, but has the new order when they return.
 */
export function useInitialSelection(): { guideId: number | null; placeId: number | null } {
  const { currentGuideId, currentPlaceId } = useNavStore().getState();
  const [opened] = useState({ guideId: currentGuideId, placeId: currentPlaceId });
  return opened;
}
