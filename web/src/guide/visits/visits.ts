/** The progress in a guide. */
export type GuideVisits = {
  readonly guideId: number;
  /** All places in walking order, when one of them was last opened. */
  readonly placeIds: readonly number[];
  /** The opened places. */
  readonly visitedIds: readonly number[];
  readonly lastPlaceId: number;
};

/** The started guides, the most recent first. */
export type Visits = readonly GuideVisits[];

export const NO_VISITS: Visits = [];

/** Older guides are dropped. */
export const MAX_GUIDES = 50;

/** A place whose page is open, among the places of its guide in walking order. */
export type Visit = Pick<GuideVisits, 'guideId' | 'placeIds'> & { readonly placeId: number };

/** Places that the guide no longer has are dropped, including the one that is visited. */
export function addVisit(visits: Visits, { guideId, placeId, placeIds }: Visit): Visits {
  const before = visits.find((one) => one.guideId === guideId);
  const opened = new Set([...(before?.visitedIds ?? []), placeId]);
  const visitedIds = placeIds.filter((id) => opened.has(id));
  const lastPlaceId = [placeId, before?.lastPlaceId, visitedIds.at(-1)].find(
    (id) => id !== undefined && placeIds.includes(id),
  );
  const others = visits.filter((one) => one !== before);
  if (lastPlaceId === undefined) return others;
  return [{ guideId, placeIds, visitedIds, lastPlaceId }, ...others].slice(0, MAX_GUIDES);
}

export function isVisited(visits: Visits, guideId: number, placeId: number): boolean {
  return visits.find((one) => one.guideId === guideId)?.visitedIds.includes(placeId) ?? false;
}
