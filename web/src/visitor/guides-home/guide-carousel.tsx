import { contentTexts } from '@laneway/domain/content-texts';
import type { Point } from '@laneway/domain/geo/point';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { useFeaturedGuides } from '../../api/queries/guides.ts';
import { Carousel } from '../../guide/carousel/carousel.tsx';
import { CarouselSkeleton } from '../../guide/carousel/carousel-skeleton.tsx';
import { GuideCard } from '../../guide/guide-card.tsx';
import { distanceText, type Guide } from '../../guide/guide-facts.ts';
import { savedMark } from '../../guide/saved-mark.ts';
import { useOwnership } from '../../guide/use-ownership.ts';
import { useKnownOfflineState } from '../../offline/use-offline-guides.ts';
import { Callout } from '../../ui/callout.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { whenIdle } from '../../ui/when-idle.ts';

const NOTHING_SAVED = 'No guides are saved on this device. Connect to see guides.';

export type GuideCarouselProps = {
  readonly guides: ReturnType<typeof useFeaturedGuides>;
  readonly cards: readonly Guide[];
  readonly visitor: Point | null;
  readonly isSortedByDistance: boolean;
  readonly activeId: number | null;
  /** The guide whose overview is shown. */
  readonly openId: number | null;
  readonly onFront: (id: number) => void;
  readonly onPick: (id: number) => void;
};

/** The cards of the first page, or their loading, empty or failed state. */
export function GuideCarousel({
  guides,
  cards: wanted,
  visitor,
  isSortedByDistance,
  activeId,
  openId,
  onFront,
  onPick,
}: GuideCarouselProps) {
  const cards = useDeferredRow(wanted);
  const ownershipOf = useOwnership();
  const { saved } = useKnownOfflineState();
  const failure = useOnline() ? contentTexts.errorLoadingGuides : NOTHING_SAVED;
  const items = useMemo(
    () =>
      cards.map((guide, index) => ({
        id: guide.g_id,
        content: (
          <GuideCard
            guide={guide}
            ownership={ownershipOf(guide)}
            saved={savedMark(saved.get(guide.g_id))}
            isFront={guide.g_id === activeId}
            isOpen={guide.g_id === openId}
            distance={distanceText(guide.g_location, visitor)}
            // Behind an overview, the overview's image is seen first.
            urgent={index === 0 && openId === null}
            onPick={() => onPick(guide.g_id)}
          />
        ),
      })),
    [cards, ownershipOf, saved, activeId, openId, visitor, onPick],
  );

  if (guides.isPending) return <CarouselSkeleton text={contentTexts.loadingGuides} />;
  const tryAgain = {
    label: 'Try again',
    onAct: () => void guides.refetch(),
    busyText: guides.isFetching ? contentTexts.loadingGuides : undefined,
  };
  // Loaded guides stay, even if refetching them fails.
  if (guides.data === undefined) {
    return <Callout tone="error" text={failure} action={tryAgain} />;
  }
  if (cards.length === 0)
    return <Callout tone="info" text={contentTexts.noGuides} action={tryAgain} />;
  return (
    <Carousel
      label={labelOf(cards.length > guides.data.length, isSortedByDistance)}
      itemName="guide"
      items={items}
      activeId={activeId}
      onFront={onFront}
    />
  );
}

function labelOf(hasOthers: boolean, isSortedByDistance: boolean): string {
  const shown = hasOthers ? 'Featured guides and others on the map' : 'Featured guides';
  return isSortedByDistance ? `${shown}, sorted by distance` : shown;
}

/**
 * A row that updates when the browser is idle: the map, which changes with the same response, comes first. The first
 * row is rendered at once.
 */
export function useDeferredRow<Item>(wanted: readonly Item[]): readonly Item[] {
  const [shown, setShown] = useState(wanted);
  const isFirst = shown.length === 0;
  if (isFirst && wanted.length > 0) setShown(wanted);

  useEffect(() => {
    if (wanted === shown) return;
    return whenIdle(() => startTransition(() => setShown(wanted)));
  }, [wanted, shown]);

  return isFirst ? wanted : shown;
}
