import type { Visits } from './visits.ts';

/** The remaining places of a started guide. */
export type Progress =
  /** The place to continue with, and its number in the guide. */
  | { readonly kind: 'continue'; readonly placeId: number; readonly number: number }
  /** A walk has ended, whichever places are left. */
  | { readonly kind: 'ended' }
  /** Every place was heard or visited; `isVisited` if the person has been at each of them. */
  | { readonly kind: 'all done'; readonly isVisited: boolean; readonly placeCount: number };

/**
 * null for a guide that hasn't been started, and for one whose number of places has changed since:
 * its places have other numbers now, which are known again once one of them is opened.
 *
 * One continues where one stopped: at the last opened place, unless it is done, which means heard
 * (nearly) to the end or visited. Then it is the first that isn't done after it, then from the start.
 */
export function progressIn(visits: Visits, guideId: number, placeCount: number): Progress | null {
  const guide = visits.find((one) => one.guideId === guideId);
  if (guide === undefined || guide.placeIds.length !== placeCount) return null;
  const { placeIds, visitedIds, heardIds = [], lastPlaceId, isOver } = guide;
  const last = placeIds.indexOf(lastPlaceId);
  const placeId = [...placeIds.slice(last), ...placeIds.slice(0, last)].find(
    (id) => !visitedIds.includes(id) && !heardIds.includes(id),
  );
  if (placeId === undefined) {
    return { kind: 'all done', isVisited: visitedIds.length === placeCount, placeCount };
  }
  return isOver
    ? { kind: 'ended' }
    : { kind: 'continue', placeId, number: placeIds.indexOf(placeId) + 1 };
}

/** The label of the button that continues; null if there is nothing to continue. */
export function continueText(progress: Progress | null): string | null {
  return progress?.kind === 'continue' ? `Continue at place ${progress.number}` : null;
}

/** 'All 5 places visited'; null until they are. */
export function allVisitedText(progress: Progress | null): string | null {
  if (progress?.kind !== 'all done' || !progress.isVisited) return null;
  const { placeCount } = progress;
  return placeCount === 1 ? '1 place visited' : `All ${placeCount} places visited`;
}

/** Started guides first, the most recently visited before the others; the rest in their order. */
export function startedFirst<T>(
  visits: Visits,
  guides: readonly T[],
  idOf: (guide: T) => number,
): readonly T[] {
  const rank = new Map(visits.map(({ guideId }, index) => [guideId, index]));
  const rankOf = (guide: T) => rank.get(idOf(guide)) ?? visits.length;
  return guides.toSorted((a, b) => rankOf(a) - rankOf(b));
}
