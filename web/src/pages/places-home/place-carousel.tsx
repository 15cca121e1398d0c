import { contentTexts } from '@laneway/domain/content-texts';
import type { Point } from '@laneway/domain/geo/point';
import { useMemo } from 'react';
import type { usePlaces } from '../../api/queries/places.ts';
import { Carousel } from '../../carousel/carousel.tsx';
import { CarouselSkeleton } from '../../carousel/carousel-skeleton.tsx';
import { distanceText } from '../../guides/guide-facts.ts';
import { PlaceCard } from '../../places/place-card.tsx';
import type { Place } from '../../places/place-facts.ts';
import { Notice } from '../../ui/notice.tsx';

export type PlaceCarouselProps = {
  readonly places: ReturnType<typeof usePlaces>;
  readonly cards: readonly Place[];
  /** The places in walking order, which gives them their numbers. */
  readonly numbers: readonly Place[];
  readonly visitor: Point | null;
  readonly activeId: number | null;
  readonly onFront: (id: number) => void;
  readonly onPick: (id: number) => void;
};

export function PlaceCarousel(props: PlaceCarouselProps) {
  const { places, cards, numbers, visitor, activeId, onFront, onPick } = props;
  const items = useMemo(
    () =>
      cards.map((place, index) => ({
        id: place.p_id,
        content: (
          <PlaceCard
            place={place}
            number={numbers.indexOf(place) + 1}
            isFront={place.p_id === activeId}
            distance={distanceText(place.p_location, visitor)}
            urgent={index === 0}
            onPick={() => onPick(place.p_id)}
          />
        ),
      })),
    [cards, numbers, activeId, visitor, onPick],
  );

  if (places.isPending) return <CarouselSkeleton text="Loading..." />;
  if (places.data === undefined) {
    const tryAgain = {
      label: 'Try again',
      onAct: () => void places.refetch(),
      busyText: places.isFetching ? 'Loading...' : undefined,
    };
    return <Notice tone="error" text={contentTexts.errorFetchingPlaces} action={tryAgain} />;
  }
  return <Carousel label="Places" items={items} activeId={activeId} onFront={onFront} />;
}
