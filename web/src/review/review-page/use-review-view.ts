import type { ReviewedGuide } from '@laneway/contract/review';
import { useEffect, useMemo, useState } from 'react';
import {
  type BaselineKind,
  baselinesOf,
  type ComparedItem,
  compareVersions,
} from '../comparison/compare-versions.ts';
import { type ReviewItem, WALK_ITEM } from './review-items.ts';
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
  // A place that is gone has no address, nor has the walk.
  const [unnamedKey, setUnnamedKey] = useState<string | null>(null);

  const { items } = comparison;
  const [guideItem] = items;
  const item =
    items.find(({ key }) => key === unnamedKey) ??
    items.find(({ ppId }) => ppId !== null && ppId === placeId) ??
    guideItem;
  const needsLook = ({ change }: ComparedItem) => !onlyChanges || change !== 'same';
  const isWalkOpen = unnamedKey === WALK_ITEM.key;
  const listed: readonly ReviewItem[] = [
    ...items.filter((each) => needsLook(each) || each === guideItem || each === item),
    WALK_ITEM,
  ];

  const { seen, markSeen } = useSeenItems(review.guide.pg_id, review.guide.pg_version);
  const openKey = isWalkOpen ? WALK_ITEM.key : item?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item and version
  useEffect(() => {
    if (openKey !== undefined) markSeen(openKey);
  }, [openKey, review.guide.pg_version]);

  const open = (next: ReviewItem) => {
    const isUnnamed = next.ppId === null && next.key !== guideItem?.key;
    setUnnamedKey(isUnnamed ? next.key : null);
    if (!isUnnamed && next.ppId !== placeId) onOpenPlace(next.ppId);
  };
  const at = listed.findIndex(({ key }) => key === openKey);

  return {
    baselines,
    baseline,
    setBaseline,
    onlyChanges,
    setOnlyChanges,
    comparison,
    listed,
    /** The guide while the walk is open. */
    item,
    isWalkOpen,
    openKey,
    seen,
    leftCount:
      items.filter((each) => needsLook(each) && !seen.has(each.key)).length +
      (seen.has(WALK_ITEM.key) ? 0 : 1),
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
