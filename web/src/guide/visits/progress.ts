import type { Visits } from './visits.ts';

/** What is left to see of a guide that has been started. */
export type Progress =
  /** The place to go on with, and its number in the guide. */
  | { readonly kind: 'continue'; readonly placeId: number; readonly number: number }
  | { readonly kind: 'all visited'; readonly placeCount: number };

/**
 * Null for a guide that hasn't been started, and for one whose number of places has changed since: its places have
 * other numbers now, which are known again once one of them is opened.
 *
 * Someone goes on with the next place that they haven't visited, after the last one they opened and then from the
 * start. The last one itself has been seen already, and is one step back from there for those who want it again.
 */
export function progressIn(visits: Visits, guideId: number, placeCount: number): Progress | null {
  const guide = visits.find((one) => one.guideId === guideId);
  if (guide === undefined || guide.placeIds.length !== placeCount) return null;
  const { placeIds, visitedIds, lastPlaceId } = guide;
  const after = placeIds.indexOf(lastPlaceId) + 1;
  const placeId = [...placeIds.slice(after), ...placeIds.slice(0, after)].find(
    (id) => !visitedIds.includes(id),
  );
  return placeId === undefined
    ? { kind: 'all visited', placeCount }
    : { kind: 'continue', placeId, number: placeIds.indexOf(placeId) + 1 };
}

/** What the button that goes on says; null where there is nothing to go on with. */
export function continueText(progress: Progress | null): string | null {
  return progress?.kind === 'continue' ? `Continue at place ${progress.number}` : null;
}

/** 'All 5 places visited'; null until they are. */
export function allVisitedText(progress: Progress | null): string | null {
  if (progress?.kind !== 'all visited') return null;
  const { placeCount } = progress;
  return placeCount === 1 ? '1 place visited' : `All ${placeCount} places visited`;
}

/** Guides that have been started first, the one visited last before the others; the rest as they were. */
export function startedFirst<T>(
  visits: Visits,
  guides: readonly T[],
  idOf: (guide: T) => number,
): readonly T[] {
  const rank = new Map(visits.map(({ guideId }, index) => [guideId, index]));
  const rankOf = (guide: T) => rank.get(idOf(guide)) ?? visits.length;
  return guides.toSorted((a, b) => rankOf(a) - rankOf(b));
}
