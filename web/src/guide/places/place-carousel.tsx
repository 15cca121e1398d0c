import type { Point } from '@laneway/domain/geo/point';
import { Carousel } from '../carousel/carousel.tsx';
import { distanceText } from '../guide-facts.ts';
import { useVisits } from '../visits/use-visits.ts';
import { isVisited } from '../visits/visits.ts';
import { PlaceCard } from './place-card.tsx';
import type { Place } from './place-facts.ts';

export type PlaceCarouselProps = {
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
  const { cards, numbers, lang, visitor, activeId, onFront, onPick } = props;
  const { visits } = useVisits();
  return (
    <Carousel
      label="Places"
      itemName="place"
      activeId={activeId}
      onFront={onFront}
      items={cards.map((place, index) => ({
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
      }))}
    />
  );
}
