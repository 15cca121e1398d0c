import type { EditableGuide } from './editable.ts';

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

type DashboardGuide = Pick<
  EditableGuide,
  'gn_source_type' | 'gn_pending_status' | 'gn_last_modified'
>;

/** The guide selector's order: drafts first, then the last modified first; undated ones last. */
export function sortForDashboard<T extends DashboardGuide>(guides: readonly T[]): readonly T[] {
  return guides.toSorted(
    (a, b) => Number(isDraft(b)) - Number(isDraft(a)) || modifiedAt(b) - modifiedAt(a),
  );
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

function isDraft(guide: DashboardGuide): boolean {
  return guide.gn_source_type === 'pending' && guide.gn_pending_status === 'draft';
}

function modifiedAt({ gn_last_modified }: DashboardGuide): number {
  const time = Date.parse(gn_last_modified ?? '');
  // Finite, so that two undated guides compare as equal.
  return Number.isNaN(time) ? Number.MIN_SAFE_INTEGER : time;
}
