import { sortByDistance } from '@laneway/domain/geo/distance';
import { parseLocation } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import type { Guide } from '../../guide/guide-facts.ts';

/** This many guides in view have a card, those nearest to the middle; others get one when they are selected. */
const MAX_IN_VIEW = 24;
/** More than anyone looks through, and few enough to render. */
const MAX_CARDS = 48;

export type Arrangement = {
  /** The previous cards, in order. */
  readonly cards: readonly Guide[];
  /** The guides on the visible map. */
  readonly inView: readonly Guide[];
  /** Cards that have been in front, which the visitor may look for again. */
  readonly keptIds: readonly number[];
  /** True if the map has moved because of the cards: the visitor is browsing them, so none disappears. */
  readonly isBrowsingCards: boolean;
  /** The origin for sorting new cards. */
  readonly middle: Point;
};

/**
 * The cards after the map has moved. Remaining ones keep their order, so that the current card doesn't move; new ones
 * follow, the nearest first.
 */
export function arrangeCards(arrangement: Arrangement): readonly Guide[] {
  const { cards, inView, keptIds, isBrowsingCards, middle } = arrangement;
  const nearest = sortByDistance(inView, locationOf, middle).slice(0, MAX_IN_VIEW);
  const found = new Map(nearest.map((guide) => [guide.g_id, guide]));
  const mayStay = ({ g_id }: Guide) => found.has(g_id) || keptIds.includes(g_id);
  const stay = cards.filter((guide) => isBrowsingCards || mayStay(guide));
  const there = new Set(stay.map(({ g_id }) => g_id));
  const all = [
    ...stay.map((guide) => found.get(guide.g_id) ?? guide),
    ...nearest.filter(({ g_id }) => !there.has(g_id)),
  ];
  let surplus = all.length - MAX_CARDS;
  return all.filter((guide) => {
    if (surplus <= 0 || mayStay(guide)) return true;
    surplus -= 1;
    return false;
  });
}

export function locationOf(guide: Guide): Point | null {
  return parseLocation(guide.g_location);
}
