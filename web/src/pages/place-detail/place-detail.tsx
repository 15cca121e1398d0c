import { contentTexts } from '@laneway/domain/content-texts';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { PLACE_MAP_ZOOM } from '@laneway/domain/geo/map-constants';
import { useMemo } from 'react';
import { guideColour } from '../../map/guide-colour.ts';
import { CentreOn } from '../../map/overlays/centre-on.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import { usePageInsets } from '../../map/use-stage-insets.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import type { PageProps } from '../../navigation/pages.ts';
import { numberedPins } from '../../places/place-facts.ts';
import { PlacesFailed } from '../../places/places-failed.tsx';
import { useGuideContents } from '../../places/use-guide-contents.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { Stage } from '../../ui/stage.tsx';
import { useIsWide } from '../../ui/use-media-query.ts';
import { PlaceBody } from './place-body.tsx';
import { PlaceSkeleton } from './place-skeleton.tsx';

/** A place: what there is to see and hear. Where there is room, beside the map; else the whole screen. */
export function PlaceDetail({ entry }: PageProps<'placeDetail'>) {
  const { back, goHome, openPlace } = useNavigation();
  const insets = usePageInsets();
  const { guideId, placeId } = entry;
  const { guide, placesQuery, places } = useGuideContents(guideId);
  const isWide = useIsWide();
  const pins = useMemo(() => numberedPins(places, guideColour(guideId)), [places, guideId]);
  const index = places.findIndex(({ p_id }) => p_id === placeId);
  const place = places[index];

  if (placesQuery.kind === 'failed') return <PlacesFailed query={placesQuery} />;
  const isMissing = placesQuery.kind === 'missing' || placesQuery.kind === 'ready';
  if (place === undefined && isMissing) {
    return (
      <MessagePage
        title={contentTexts.placeNotFound}
        text="It may have been removed, or the link might be wrong."
        action={{ label: 'See all guides', onAct: goHome }}
        onBack={back}
      />
    );
  }
  const panel =
    place === undefined ? (
      <PlaceSkeleton />
    ) : (
      <PlaceBody
        guideId={guideId}
        guideTitle={guide?.g_title ?? null}
        place={place}
        number={index + 1}
        previous={places[index - 1] ?? null}
        next={places[index + 1] ?? null}
        places={places}
      />
    );
  return (
    <Stage
      isPanelWhole
      panel={panel}
      backdrop={
        isWide &&
        place !== undefined && (
          <VisitorMap
            label={`Map around ${place.p_title}`}
            centre={parseLocation(place.p_location)}
            zoom={PLACE_MAP_ZOOM}
            insets={insets}
            pins={pins}
            activeId={placeId}
            onPick={(id) => openPlace(guideId, Number(id))}
          >
            <ShapesLayer
              path={place.p_path ?? guide?.g_path ?? null}
              boundary={place.p_boundary ?? guide?.g_boundary ?? null}
            />
            <CentreOn point={parseLocation(place.p_location)} />
          </VisitorMap>
        )
      }
    />
  );
}
