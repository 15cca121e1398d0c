/** What decides a place's turn. Ids that are texts belong to places nobody has saved yet. */
export type PlaceRank = {
  readonly id: number | string;
  readonly position: number | null;
};

/**
 * Places in the order of their ids, or in the order that the creator gave them by hand. Places
 * without a turn of their own follow those that have one, and unsaved ones come last as they were
 * added.
 */
export function sortPlaces<T>(places: readonly T[], rankOf: (place: T) => PlaceRank): readonly T[] {
  return places.toSorted((a, b) => compareRanks(rankOf(a), rankOf(b)));
}

/**
 * The opened item first, then the later ones, then the earlier ones: always a rotation of the
 * order given, so that opening one after another never shuffles it. No match leaves it alone.
 */
export function rotateToFront<T>(
  items: readonly T[],
  isOpened: (item: T) => boolean,
): readonly T[] {
  const index = items.findIndex(isOpened);
  return index <= 0 ? items : [...items.slice(index), ...items.slice(0, index)];
}

function compareRanks(a: PlaceRank, b: PlaceRank): number {
  return compareNumbers(a.position, b.position) || compareNumbers(savedId(a.id), savedId(b.id));
}

/** Ascending, with null after every number. */
function compareNumbers(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

function savedId(id: number | string): number | null {
  return typeof id === 'number' ? id : null;
}
