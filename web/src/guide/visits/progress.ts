import type { Visits } from './visits.ts';

/** The remaining places of a started guide. */
export type Progress =
  /** The place to continue with, and its number in the guide. */
  | { readonly kind: 'continue'; readonly placeId: number; readonly number: number }
  | { readonly kind: 'all visited'; readonly placeCount: number };

/**
 * null for a guide that hasn't been started, and for one whose number of places has changed since:
 * its places have other numbers now, which are known again once one of them is opened.
 *
 * The next place is the first unvisited one after the last one opened, then from the start. The
 * last one itself has been seen, and is one step back.
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

/** The label of the button that continues; null if there is nothing to continue. */
export function continueText(progress: Progress | null): string | null {
  return progress?.kind === 'continue' ? `Continue at place ${progress.number}` : null;
}

/** 'All 5 places visited'; null until they are. */
export function allVisitedText(progress: Progress | null): string | null {
  if (progress?.kind !== 'all visited') return null;
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
