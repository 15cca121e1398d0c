import { sortByDistance, sortOrigin } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import { useMemo, useState } from 'react';
import { orderGuides, useInitialSelection } from '../../core/navigation/display-order.ts';
import type { Guide } from '../../guide/guide-facts.ts';
import { arrangeCards, locationOf } from './arrange-cards.ts';
import type { Discovery } from './discovery.ts';

const NOTHING: readonly Guide[] = [];

export type HomeGuides = {
  readonly featured: readonly Guide[] | undefined;
  /** Null before the map's first request. */
  readonly found: Discovery | null;
  /** Other selectable guides. */
  readonly others: readonly Guide[] | undefined;
};

export type HomeCards = {
  /** Every guide that is known, each once. */
  readonly all: readonly Guide[];
  /** The featured guides, then those on the map. */
  readonly cards: readonly Guide[];
  /** The initial guide in front: the nearest, once the position is known. */
  readonly firstId: number | null;
  readonly isSortedByDistance: boolean;
};

/** The guides of the home page. Cards that have been in front stay, and none moves while it is in front. */
export function useHomeCards(
  { featured = NOTHING, found, others = NOTHING }: HomeGuides,
  frontId: number | null,
  visitor: Point | null,
): HomeCards {
  const opened = useInitialSelection();
  const origin = useSortOrigin(visitor);
  const row = useCardsOnMap(found, frontId);
  const byId = useMemo(
    () => new Map([...others, ...row, ...(found?.guides ?? []), ...featured].map(withId)),
    [others, row, found, featured],
  );
  const all = useMemo(
    () => [...new Map([...featured.map(withId), ...byId]).values()],
    [featured, byId],
  );
  const inOrder = useMemo(
    () => orderGuides(featured, idOf, opened.guideId),
    [featured, opened.guideId],
  );
  const cards = useMemo(() => {
    const isFeatured = new Set(featured.map(idOf));
    const front = frontId === null ? undefined : byId.get(frontId);
    const more = [...new Map([...row, ...(front ? [front] : [])].map(withId)).values()].filter(
      ({ g_id }) => !isFeatured.has(g_id),
    );
    const [featuredCards = NOTHING, otherCards = NOTHING] = [featured, more].map((part) =>
      origin === null ? part : sortByDistance(part, locationOf, origin),
    );
    // The featured ones stay together, whichever comes first.
    return opened.guideId !== null && isFeatured.has(opened.guideId)
      ? [...orderGuides(featuredCards, idOf, opened.guideId), ...otherCards]
      : orderGuides([...featuredCards, ...otherCards], idOf, opened.guideId);
  }, [featured, row, byId, frontId, origin, opened.guideId]);
  const firstId = useMemo(() => {
    const isReturning = inOrder[0]?.g_id === opened.guideId;
    const first =
      origin === null || isReturning ? inOrder : sortByDistance(cards, locationOf, origin);
    return first[0]?.g_id ?? null;
  }, [inOrder, cards, origin, opened.guideId]);
  return {
    all,
    cards: featured.length === 0 ? NOTHING : cards,
    firstId,
    isSortedByDistance: origin !== null,
  };
}

type Row = {
  readonly cards: readonly Guide[];
  readonly found: Discovery | null;
  /** The guide in front at the time of the response. */
  readonly frontId: number | null;
  readonly keptIds: readonly number[];
};

/** The cards of the guides on the map, in an order that is stable while the map moves. */
function useCardsOnMap(found: Discovery | null, frontId: number | null): readonly Guide[] {
  const [row, setRow] = useState<Row>({ cards: NOTHING, found: null, frontId, keptIds: [] });
  const isNewFront = frontId !== null && !row.keptIds.includes(frontId);
  const isNewFind = found !== null && found !== row.found;
  if (isNewFront || isNewFind) {
    const keptIds = isNewFront ? [...row.keptIds, frontId] : row.keptIds;
    setRow({
      keptIds,
      found,
      frontId: isNewFind ? frontId : row.frontId,
      cards: isNewFind
        ? arrangeCards({
            cards: row.cards,
            inView: found.guides,
            keptIds,
            isBrowsingCards: frontId !== row.frontId,
            middle: found.middle,
          })
        : row.cards,
    });
  }
  return row.cards;
}

function useSortOrigin(visitor: Point | null): Point | null {
  const [origin, setOrigin] = useState<Point | null>(null);
  const next = sortOrigin(origin, visitor);
  if (next !== origin) setOrigin(next);
  return next;
}

function idOf(guide: Guide): number {
  return guide.g_id;
}

function withId(guide: Guide): readonly [number, Guide] {
  return [guide.g_id, guide];
}
