import type { ReviewedGuide } from '@laneway/contract/review';
import { useMemo, useState } from 'react';
import { readFromTab, storeInTab } from '../../../core/navigation/tab-memory.ts';
import {
  type BaselineKind,
  baselinesOf,
  type ComparedItem,
  compareVersions,
} from '../comparison/compare-versions.ts';
import { type ReviewItem, WALK_ITEM } from './item-list.tsx';

export type ReviewViewProps = {
  readonly review: ReviewedGuide;
  readonly placeId: number | null;
  readonly onOpenPlace: (placeId: number | null) => void;
};

/** The state of a review's view: the baseline, the filter, and the open item. */
export function useReviewView({ review, placeId, onOpenPlace }: ReviewViewProps) {
  const baselines = baselinesOf(review);
  const [chosen, setBaseline] = useState<BaselineKind | null>(null);
  const baseline = chosen !== null && baselines.includes(chosen) ? chosen : firstChoice(baselines);
  const comparison = useMemo(() => compareVersions(review, baseline), [review, baseline]);
  const [isOnlyChanges, setOnlyChanges] = useState(true);
  const onlyChanges = isOnlyChanges && baseline !== null;
  const { items } = comparison;
  const [guideItem] = items;
  const needsLook = ({ change }: ComparedItem) => !onlyChanges || change !== 'same';
  // Removed places, the walk and the initial item have no URL.
  const [unnamedKey, setUnnamedKey] = useState(() =>
    placeId === null && guideItem?.change === 'same' ? (items.find(needsLook)?.key ?? null) : null,
  );
  const [wholeKey, setWholeKey] = useState<string | null>(null);
  const [isLedTo, setIsLedTo] = useState(false);

  const isWalkOpen = unnamedKey === WALK_ITEM.key;
  const named = items.find(({ ppId }) => ppId !== null && ppId === placeId);
  const item = isWalkOpen
    ? guideItem
    : (items.find(({ key }) => key === unnamedKey) ?? named ?? guideItem);
  const listed: readonly ReviewItem[] = [
    ...items.filter((each) => needsLook(each) || each === guideItem || each === item),
    WALK_ITEM,
  ];

  const { seen, markSeen } = useSeenItems(review.guide.pg_id, review.guide.pg_version);
  const openKey = isWalkOpen ? WALK_ITEM.key : item?.key;

  const open = (next: ReviewItem) => {
    const isUnnamed = next.ppId === null && next.key !== guideItem?.key;
    setUnnamedKey(isUnnamed ? next.key : null);
    setWholeKey(null);
    setIsLedTo(false);
    if (!isUnnamed && next.ppId !== placeId) onOpenPlace(next.ppId);
  };
  /** A finding of the walk may be about any part of a place. */
  const openFromWalk = (next: ReviewItem) => {
    open(next);
    setWholeKey(next.key);
    setIsLedTo(true);
  };
  const openWalk = () => {
    open(WALK_ITEM);
    setIsLedTo(true);
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
    markSeen,
    /** The rows of the list without a tick. */
    leftCount: listed.filter(({ key }) => !seen.has(key)).length,
    open,
    openFromWalk,
    openWalk,
    /** True if a link in the content opened this item, rather than the list. */
    isLedTo,
    /** True if unchanged parts are shown too, because the walk led here. */
    isWhole: wholeKey !== null && wholeKey === openKey,
    previous: listed[at - 1] ?? null,
    next: listed[at + 1] ?? null,
  };
}

export type ReviewView = ReturnType<typeof useReviewView>;

/** Buyers know the live guide; one that was never published has only its last submission. */
function firstChoice(baselines: readonly BaselineKind[]): BaselineKind | null {
  return baselines.find((each) => each === 'live') ?? baselines[0] ?? null;
}

/** The viewed items, by key. */
type SeenItems = {
  readonly seen: ReadonlySet<string>;
  readonly markSeen: (key: string) => void;
};

/**
 * Stored while the tab is open, so that a reload doesn't restart the review. Another version of the guide has to be
 * viewed again.
 */
function useSeenItems(pendingGuideId: number, version: number): SeenItems {
  const name = `laneway.review.${pendingGuideId}.${version}`;
  const [held, setHeld] = useState(() => ({ name, seen: readSeen(name) }));
  const current = held.name === name ? held : { name, seen: readSeen(name) };
  if (current !== held) setHeld(current);
  return {
    seen: current.seen,
    markSeen: (key) => {
      if (current.seen.has(key)) return;
      const seen = new Set(current.seen).add(key);
      setHeld({ name, seen });
      storeInTab(name, [...seen]);
    },
  };
}

function readSeen(name: string): ReadonlySet<string> {
  const keys = readFromTab(name);
  return new Set(Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []);
}
