/** The progress in a guide. */
export type GuideVisits = {
  readonly guideId: number;
  /** All places in walking order, when one of them was last opened. */
  readonly placeIds: readonly number[];
  /** The places whose page was opened, wherever that was, and those that were visited. */
  readonly openedIds: readonly number[];
  /** The places where the person has been. */
  readonly visitedIds: readonly number[];
  /** Those whose audio was heard nearly to the end, or that were read because they have none; missing before the first. */
  readonly heardIds?: readonly number[];
  readonly lastPlaceId: number;
  /** True once a walk of the guide has ended, until another place is opened. */
  readonly isOver: boolean;
};

/** The started guides, the most recent first. */
export type Visits = readonly GuideVisits[];

export const NO_VISITS: Visits = [];

/** Older guides are dropped. */
export const MAX_GUIDES = 50;

/** A place that is opened or visited, among the places of its guide in walking order. */
export type Visit = Pick<GuideVisits, 'guideId' | 'placeIds'> & {
  readonly placeId: number;
  /** True if the person is at the place, and doesn’t only read about it. */
  readonly isThere: boolean;
  /** True for a place without audio: whoever opens it has all of it. */
  readonly isSilent?: boolean;
};

/** Places that the guide no longer has are dropped, including the one that is visited. */
export function addVisit(visits: Visits, visit: Visit): Visits {
  const { guideId, placeId, placeIds, isThere, isSilent = false } = visit;
  const before = visits.find((one) => one.guideId === guideId);
  const opened = new Set([...(before?.openedIds ?? []), placeId]);
  const visited = new Set([...(before?.visitedIds ?? []), ...(isThere ? [placeId] : [])]);
  const heard = new Set([...(before?.heardIds ?? []), ...(isSilent ? [placeId] : [])]);
  const openedIds = placeIds.filter((id) => opened.has(id));
  const visitedIds = placeIds.filter((id) => visited.has(id));
  const heardIds = placeIds.filter((id) => heard.has(id));
  const lastPlaceId = [placeId, before?.lastPlaceId, openedIds.at(-1)].find(
    (id) => id !== undefined && placeIds.includes(id),
  );
  const others = visits.filter((one) => one !== before);
  if (lastPlaceId === undefined) return others;
  const isOver = before?.isOver === true && before.openedIds.includes(placeId);
  const guide = {
    ...{ guideId, placeIds, openedIds, visitedIds, lastPlaceId, isOver },
    ...(heardIds.length > 0 && { heardIds }),
  };
  return [guide, ...others].slice(0, MAX_GUIDES);
}

/** Records that a place of a started guide was heard, on its page or while another one was open. */
export function addHeard(visits: Visits, guideId: number, placeId: number): Visits {
  const guide = visits.find((one) => one.guideId === guideId);
  if (guide === undefined || !guide.placeIds.includes(placeId)) return visits;
  const { placeIds, openedIds, heardIds = [] } = guide;
  if (heardIds.includes(placeId)) return visits;
  const withPlace = (ids: readonly number[]) =>
    placeIds.filter((id) => id === placeId || ids.includes(id));
  const heard = { ...guide, openedIds: withPlace(openedIds), heardIds: withPlace(heardIds) };
  return visits.map((one) => (one === guide ? heard : one));
}

/** Records that a walk of the guide has ended, so there is nothing to continue. */
export function endWalk(visits: Visits, guideId: number): Visits {
  return visits.map((one) => (one.guideId === guideId ? { ...one, isOver: true } : one));
}

export function isVisited(visits: Visits, guideId: number, placeId: number): boolean {
  return visits.find((one) => one.guideId === guideId)?.visitedIds.includes(placeId) ?? false;
}
