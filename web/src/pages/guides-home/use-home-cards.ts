import { parseLocation } from '@laneway/domain/geo/location-text';
import type { Point } from '@laneway/domain/geo/point';
import { sortByDistance, sortOrigin } from '@laneway/domain/geo/sort-by-distance';
import { useMemo, useState } from 'react';
import type { Guide } from '../../guides/guide-facts.ts';
import { orderGuides, useOpenedBefore } from '../../navigation/display-order.ts';

const NOTHING: readonly Guide[] = [];

export type HomeCards = {
  /** Every guide that is known, each once. */
  readonly all: readonly Guide[];
  /** The featured guides, and those that were picked on the map. */
  readonly cards: readonly Guide[];
  /** The guide in front until another one comes there. */
  readonly firstId: number | null;
  readonly isSortedByDistance: boolean;
};

/**
 * The guides of the first page. A guide that was picked on the map gets a card and keeps it, so
 * that no card disappears while someone leafs through them.
 */
export function useHomeCards(
  featured: readonly Guide[] = NOTHING,
  onMap: readonly Guide[] = NOTHING,
  frontId: number | null,
  visitor: Point | null,
): HomeCards {
  const opened = useOpenedBefore();
  const origin = useSortOrigin(visitor);
  const picked = usePicked(featured, frontId);
  const byId = useMemo(
    () => new Map([...featured, ...onMap].map((guide) => [guide.g_id, guide])),
    [featured, onMap],
  );
  const all = useMemo(() => [...byId.values()], [byId]);
  const inOrder = useMemo(
    () => orderGuides(featured, idOf, opened.guideId),
    [featured, opened.guideId],
  );
  const cards = useMemo(() => {
    const guides = [...featured, ...picked.flatMap((id) => byId.get(id) ?? [])];
    const sorted = origin === null ? guides : sortByDistance(guides, pointOf, origin);
    return orderGuides(sorted, idOf, opened.guideId);
  }, [featured, picked, byId, origin, opened.guideId]);
  return {
    all,
    cards,
    firstId: inOrder[0]?.g_id ?? null,
    isSortedByDistance: origin !== null,
  };
}

/** The guides that aren't featured and have been in front, in their order. */
function usePicked(featured: readonly Guide[], frontId: number | null): readonly number[] {
  const [picked, setPicked] = useState<readonly number[]>([]);
  const isNew =
    frontId !== null &&
    featured.length > 0 &&
    !picked.includes(frontId) &&
    featured.every(({ g_id }) => g_id !== frontId);
  if (isNew) setPicked([...picked, frontId]);
  return picked;
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

function pointOf(guide: Guide): Point | null {
  return parseLocation(guide.g_location);
}
