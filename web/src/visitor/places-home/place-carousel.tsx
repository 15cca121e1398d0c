import { loadingTexts } from '@laneway/domain/accounts/messages';
import { contentTexts } from '@laneway/domain/content-texts';
import type { Point } from '@laneway/domain/geo/point';
import { useMemo } from 'react';
import type { QueryState } from '../../api/query-state.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Carousel } from '../../guide/carousel/carousel.tsx';
import { CarouselSkeleton } from '../../guide/carousel/carousel-skeleton.tsx';
import { distanceText } from '../../guide/guide-facts.ts';
import { PlaceCard } from '../../guide/places/place-card.tsx';
import type { Place } from '../../guide/places/place-facts.ts';
import { useFailureText } from '../../guide/use-failure-text.ts';
import { useVisits } from '../../guide/visits/use-visits.ts';
import { isVisited } from '../../guide/visits/visits.ts';
import { Callout } from '../../ui/callout.tsx';

export type PlaceCarouselProps = {
  readonly query: QueryState<readonly Place[]>;
  readonly cards: readonly Place[];
  /** The places in walking order, which gives them their numbers. */
  readonly numbers: readonly Place[];
  /** The language of the places; undefined for the language of the page. */
  readonly lang: string | undefined;
  readonly visitor: Point | null;
  readonly activeId: number | null;
  readonly onFront: (id: number) => void;
  readonly onPick: (id: number) => void;
};

export function PlaceCarousel(props: PlaceCarouselProps) {
  const { query, cards, numbers, lang, visitor, activeId, onFront, onPick } = props;
  const { visits } = useVisits();
  const failure = useFailureText(contentTexts.errorFetchingPlaces);
  const items = useMemo(
    () =>
      cards.map((place, index) => ({
        id: place.p_id,
        content: (
          <PlaceCard
            place={place}
            number={numbers.indexOf(place) + 1}
            placeCount={numbers.length}
            lang={lang}
            isFront={place.p_id === activeId}
            isVisited={isVisited(visits, place.g_id, place.p_id)}
            distance={distanceText(place.p_location, visitor)}
            urgent={index === 0}
            onPick={() => onPick(place.p_id)}
          />
        ),
      })),
    [cards, numbers, lang, visits, activeId, visitor, onPick],
  );

  switch (query.kind) {
    case 'ready':
      return items.length === 0 ? (
        <NoPlaces />
      ) : (
        <Carousel
          label="Places"
          itemName="place"
          items={items}
          activeId={activeId}
          onFront={onFront}
        />
      );
    case 'failed':
      return <Callout tone="error" text={failure} action={query.tryAgain} />;
    // Visitors without access, or without a guide, are being redirected.
    case 'loading':
    case 'closed':
    case 'missing':
      return <CarouselSkeleton text={loadingTexts.loading} />;
  }
}

function NoPlaces() {
  const { goHome } = useNavigation();
  return (
    <Callout
      tone="info"
      text="No places yet. Try another guide for now."
      action={{ label: 'See all guides', onAct: goHome }}
    />
  );
}
