import { printLocation } from '@laneway/domain/geo/location-text';
import { useMemo, useRef, useState } from 'react';
import { useVisitorPoint } from '../../../core/location/use-visitor-point.ts';
import { Carousel } from '../../../guide/carousel/carousel.tsx';
import { distanceText } from '../../../guide/guide-facts.ts';
import { PlaceCard, type PlaceCardProps } from '../../../guide/places/place-card.tsx';
import { guideColour } from '../../../map/guide-colour.ts';
import { contentBounds } from '../../../map/overlays/content-bounds.ts';
import { FitBounds } from '../../../map/overlays/fit-bounds.tsx';
import { KeepInView } from '../../../map/overlays/keep-in-view.tsx';
import { ShapesLayer } from '../../../map/overlays/shapes-layer.tsx';
import { useStageInsets } from '../../../map/use-stage-insets.ts';
import { VisitorMap } from '../../../map/visitor-map.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stage } from '../../../ui/stage.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { placeAsPublished } from '../as-published.ts';
import { pinOf } from '../map-contents.ts';
import { useShownMedia } from '../use-shown-media.ts';
import type { DraftPlace } from './draft-contents.ts';
import { useDraft } from './draft-context.ts';
import styles from './draft-preview.module.css';
import { useHeadingFocus } from './use-heading-focus.ts';

/** The places on the map and in a carousel. */
export function DraftPlaces({ frontId: firstId }: { readonly frontId: number | null }) {
  const { contents, guide, walked, show, back } = useDraft();
  const { places, colourId, content } = contents;
  const visitor = useVisitorPoint();
  const insets = useStageInsets(false);
  const [frontId, setFrontId] = useState(firstId);
  const activeId = frontId ?? places[0]?.id ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);

  const pins = useMemo(
    () =>
      places.flatMap((place) =>
        pinOf(place.id, place.content, place.number, guideColour(colourId)),
      ),
    [places, colourId],
  );
  const bounds = useMemo(
    () =>
      contentBounds(
        ...places.map((place) => ({ location: printLocation(place.content.location) })),
      ),
    [places],
  );
  const moved = places.find(({ id }) => id === frontId);
  const open = (placeId: number) => show({ kind: 'place', placeId });
  return (
    <Stage
      isNested
      backdrop={
        <VisitorMap
          label={`Map of ${guide.g_title}`}
          insets={insets}
          pins={pins}
          activeId={activeId}
          onPick={(id) => open(Number(id))}
        >
          <ShapesLayer path={content.path} boundary={content.boundary} />
          <FitBounds bounds={bounds} />
          <KeepInView point={moved?.content.location ?? null} />
        </VisitorMap>
      }
      top={<TopBar onBack={back} title={guide.g_title} titleRef={heading} />}
      bottom={
        places.length === 0 ? (
          <Callout
            tone="info"
            text="This guide has no places yet."
            action={{ label: 'Back to the guide', onAct: back }}
          />
        ) : (
          <>
            <Carousel
              label="Places"
              itemName="place"
              activeId={activeId}
              onFront={setFrontId}
              items={places.map((place, index) => ({
                id: place.id,
                content: (
                  <DraftPlaceCard
                    place={place}
                    placeCount={places.length}
                    isFront={place.id === activeId}
                    distance={distanceText(printLocation(place.content.location), visitor)}
                    urgent={index === 0}
                    onPick={() => open(place.id)}
                  />
                ),
              }))}
            />
            {walked !== null && (
              <div className={styles.onFoot}>
                <Button kind="main" onClick={() => show({ kind: 'onFoot' })}>
                  <Icon name="walk" />
                  Start walk
                </Button>
              </div>
            )}
          </>
        )
      }
    />
  );
}

type DraftPlaceCardProps = Omit<PlaceCardProps, 'place' | 'number'> & {
  readonly place: DraftPlace;
};

function DraftPlaceCard({ place, ...card }: DraftPlaceCardProps) {
  const { isMediaChecked } = useDraft();
  const image = useShownMedia(place.content.image, isMediaChecked);
  const shown = placeAsPublished({ ...place.content, image: image.uri }, place.imagePlaceholder);
  return <PlaceCard {...card} place={shown} number={place.number} />;
}
