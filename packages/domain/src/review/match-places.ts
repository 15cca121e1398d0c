import type { VersionPlace } from './version.ts';

/** A place and its position in its version, from 1. */
export type NumberedPlace = { readonly place: VersionPlace; readonly number: number };

/** A place in two versions; null in the one that lacks it. */
export type PlacePair = {
  /** The place in the later version, or in the earlier one if the later lacks it. */
  readonly latest: NumberedPlace;
} & (
  | { readonly before: NumberedPlace; readonly after: NumberedPlace }
  | { readonly before: NumberedPlace; readonly after: null }
  | { readonly before: null; readonly after: NumberedPlace }
);

/**
 * Pairs the places of two versions by their ids, each exactly once, regardless of position. Places are in the order of
 * the later version; removed ones follow their former predecessor.
 */
export function matchPlaces(
  before: readonly VersionPlace[],
  after: readonly VersionPlace[],
): readonly PlacePair[] {
  const earlierOf = findMatches(before, after);
  const matched = new Set(earlierOf.values());
  // A withdrawn place that isn't in the later version either makes no difference.
  const earlier = numbered(before.filter((place) => !place.isWithdrawn || matched.has(place)));
  const pairs: PlacePair[] = numbered(after).map((latest) => {
    const match = earlier.find(({ place }) => place === earlierOf.get(latest.place));
    const both = { latest, after: latest };
    return match === undefined ? { ...both, before: null } : { ...both, before: match };
  });
  for (const [index, placed] of earlier.entries()) {
    if (matched.has(placed.place)) continue;
    const previous = earlier[index - 1];
    const at = pairs.findIndex((pair) => previous !== undefined && pair.before === previous);
    pairs.splice(at + 1, 0, { latest: placed, before: placed, after: null });
  }
  return pairs;
}

/** The row's own id comes first: two drafts may be made from the same live place. */
const IDENTITIES: readonly ((place: VersionPlace) => number | null)[] = [
  ({ pendingId }) => pendingId,
  ({ publishedId }) => publishedId,
];

/** The earlier place of each later one that has one. */
function findMatches(
  before: readonly VersionPlace[],
  after: readonly VersionPlace[],
): ReadonlyMap<VersionPlace, VersionPlace> {
  const found = new Map<VersionPlace, VersionPlace>();
  for (const idOf of IDENTITIES) {
    const taken = new Set(found.values());
    const free = new Map(
      before.filter((place) => !taken.has(place)).map((place) => [idOf(place), place]),
    );
    for (const place of after.filter((one) => !found.has(one) && idOf(one) !== null)) {
      const match = free.get(idOf(place));
      if (match === undefined) continue;
      found.set(place, match);
      free.delete(idOf(place));
    }
  }
  return found;
}

function numbered(places: readonly VersionPlace[]): readonly NumberedPlace[] {
  return places.map((place, index) => ({ place, number: index + 1 }));
}
