import type { ReviewedGuide } from '@laneway/contract/review';
import { useEffect, useMemo, useState } from 'react';
import {
  type BaselineKind,
  baselinesOf,
  type ComparedItem,
  compareVersions,
} from '../comparison/compare-versions.ts';
import { useSeenItems } from './use-seen-items.ts';

export type ReviewViewProps = {
  readonly review: ReviewedGuide;
  readonly placeId: number | null;
  readonly onOpenPlace: (placeId: number | null) => void;
};

/** What a review shows: against which version, which of its items, and which one is open. */
export function useReviewView({ review, placeId, onOpenPlace }: ReviewViewProps) {
  const baselines = baselinesOf(review);
  const [chosen, setBaseline] = useState<BaselineKind | null>(null);
  const baseline = chosen !== null && baselines.includes(chosen) ? chosen : firstChoice(baselines);
  const comparison = useMemo(() => compareVersions(review, baseline), [review, baseline]);
  const [isOnlyChanges, setOnlyChanges] = useState(true);
  const onlyChanges = isOnlyChanges && baseline !== null;
  // A place that is gone has no address.
  const [removedKey, setRemovedKey] = useState<string | null>(null);

  const { items } = comparison;
  const [guideItem] = items;
  const item =
    items.find(({ key }) => key === removedKey) ??
    items.find(({ ppId }) => ppId !== null && ppId === placeId) ??
    guideItem;
  const needsLook = ({ change }: ComparedItem) => !onlyChanges || change !== 'same';
  const listed = items.filter((each) => needsLook(each) || each === guideItem || each === item);

  const { seen, markSeen } = useSeenItems(review.guide.pg_id, review.guide.pg_version);
  const openKey = item?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item and version
  useEffect(() => {
    if (openKey !== undefined) markSeen(openKey);
  }, [openKey, review.guide.pg_version]);

  const open = (next: ComparedItem) => {
    const isGone = next.ppId === null && next !== guideItem;
    setRemovedKey(isGone ? next.key : null);
    if (!isGone && next.ppId !== placeId) onOpenPlace(next.ppId);
  };
  const at = item === undefined ? -1 : listed.indexOf(item);

  return {
    baselines,
    baseline,
    setBaseline,
    onlyChanges,
    setOnlyChanges,
    comparison,
    listed,
    item,
    seen,
    leftCount: items.filter((each) => needsLook(each) && !seen.has(each.key)).length,
    open,
    previous: listed[at - 1] ?? null,
    next: listed[at + 1] ?? null,
  };
}

export type ReviewView = ReturnType<typeof useReviewView>;

/** Buyers know the live guide; one that was never published has only its last submission. */
function firstChoice(baselines: readonly BaselineKind[]): BaselineKind | null {
  return baselines.find((each) => each === 'live') ?? baselines[0] ?? null;
}
