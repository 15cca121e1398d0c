/** The sort key of a place. Text ids belong to unsaved places. */
export type PlaceRank = {
  readonly id: number | string;
  readonly position: number | null;
};

/**
 * Places in the creator's manual order, or by id. Places without a position follow those with one, and unsaved ones
 * come last in the order they were added.
 */
export function sortPlaces<T>(places: readonly T[], rankOf: (place: T) => PlaceRank): readonly T[] {
  return places.toSorted((a, b) => compareRanks(rankOf(a), rankOf(b)));
}

/**
 * Rotates the list so that the opened item comes first. The cyclic order never changes; without a match the list stays
 * as it is.
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
