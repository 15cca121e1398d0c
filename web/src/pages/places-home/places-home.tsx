import { contentTexts } from '@laneway/domain/content-texts';
import { useEffect, useMemo, useState } from 'react';
import { ApiProblem } from '../../api/failures.ts';
import { useGuide } from '../../api/queries/guides.ts';
import { usePlaces } from '../../api/queries/places.ts';
import { useVisitorPoint } from '../../location/use-visitor-point.ts';
import { guideColour } from '../../map/guide-colour.ts';
import { contentBounds } from '../../map/overlays/content-bounds.ts';
import { FitBounds } from '../../map/overlays/fit-bounds.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { orderPlaces, useOpenedBefore } from '../../navigation/display-order.ts';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import type { PageProps } from '../../navigation/pages.ts';
import { numberedPins, type Place, rankOf } from '../../places/place-facts.ts';
import { RoundButton } from '../../ui/round-button.tsx';
import { Stage } from '../../ui/stage.tsx';
import { NoGuide } from './no-guide.tsx';
import { PlaceCarousel } from './place-carousel.tsx';
import styles from './places-home.module.css';

const INSETS = { top: 76, bottom: 372 };
const NOTHING: readonly Place[] = [];

/** The places of a guide on the map and in a carousel. */
export function PlacesHome({ entry }: PageProps<'placesHomePage'>) {
  return entry.guideId === null ? <NoGuide /> : <GuidePlaces guideId={entry.guideId} />;
}

function GuidePlaces({ guideId }: { readonly guideId: number }) {
  const { back, openPlace, showOverview } = useNavigation();
  const guide = useGuide(guideId);
  const places = usePlaces(guideId);
  const opened = useOpenedBefore();
  const visitor = useVisitorPoint();

  const inOrder = useMemo(() => orderPlaces(places.data ?? NOTHING, rankOf, null), [places.data]);
  const cards = useMemo(
    () => orderPlaces(places.data ?? NOTHING, rankOf, opened.placeId),
    [places.data, opened.placeId],
  );
  const pins = useMemo(() => numberedPins(inOrder, guideColour(guideId)), [inOrder, guideId]);
  const bounds = useMemo(
    () => contentBounds(...inOrder.map(({ p_location }) => ({ location: p_location }))),
    [inOrder],
  );
  const [frontId, setFrontId] = useState<number | null>(null);
  const activeId = frontId ?? cards[0]?.p_id ?? null;

  // The inside is for those who own the guide: everyone else is shown what it takes to open it.
  const isRefused = places.error instanceof ApiProblem && places.error.code === 'not_allowed';
  useEffect(() => {
    if (isRefused) showOverview(guideId);
  }, [isRefused, guideId, showOverview]);

  return (
    <Stage
      backdrop={
        <VisitorMap
          label={`Map of ${guide.data?.g_title ?? 'the guide'}`}
          insets={INSETS}
          pins={pins}
          activeId={activeId}
          onPick={(id) => openPlace(guideId, Number(id))}
        >
          <ShapesLayer
            path={guide.data?.g_path ?? null}
            boundary={guide.data?.g_boundary ?? null}
          />
          <FitBounds bounds={bounds} />
        </VisitorMap>
      }
      top={
        <>
          <RoundButton icon="back" label="Back" onClick={back} />
          <h1 className={styles.title}>{guide.data?.g_title ?? 'Places'}</h1>
        </>
      }
      bottom={
        <PlaceCarousel
          places={places}
          cards={cards}
          numbers={inOrder}
          visitor={visitor}
          activeId={activeId}
          onFront={setFrontId}
          onPick={(id) => openPlace(guideId, id)}
        />
      }
    >
      {guide.error !== null && guide.data === undefined && (
        <p role="alert" className={styles.alert}>
          {contentTexts.guideNotFound}
        </p>
      )}
    </Stage>
  );
}
