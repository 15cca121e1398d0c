import { useCallback, useState } from 'react';

export type Front = {
  /** Null for the first card. */
  readonly frontId: number | null;
  readonly setFrontId: (id: number) => void;
  /** True if the visitor was located on this page, which moves the map to them. */
  readonly isLocatedHere: boolean;
};

/**
 * The guide in front: the last one moved there, or whose overview was opened. Once the visitor is located, the first
 * card is in front again, which then is the nearest.
 */
export function useFront(overviewId: number | null, isLocated: boolean): Front {
  const [front, setFront] = useState({
    id: overviewId,
    overviewId,
    isLocated,
    isLocatedHere: false,
  });
  if (front.overviewId !== overviewId || front.isLocated !== isLocated) {
    const isNewlyLocated = isLocated && !front.isLocated;
    const last = isNewlyLocated ? null : front.id;
    setFront({
      id: overviewId ?? last,
      overviewId,
      isLocated,
      isLocatedHere: front.isLocatedHere || isNewlyLocated,
    });
  }
  const setFrontId = useCallback((id: number) => setFront((last) => ({ ...last, id })), []);
  return { frontId: front.id, setFrontId, isLocatedHere: front.isLocatedHere };
}

/** The first card when the page opened. The map makes room for it, but not for later first cards. */
export function useFirstShown(firstId: number | null): number | null {
  const [shownId, setShownId] = useState(firstId);
  if (shownId === null && firstId !== null) setShownId(firstId);
  return shownId;
}
