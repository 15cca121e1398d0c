import { contentTexts } from '@laneway/domain/content-texts';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { PLACE_MAP_ZOOM } from '@laneway/domain/geo/map-constants';
import { useMemo } from 'react';
import { useGuide } from '../../api/queries/guides.ts';
import { usePlaces } from '../../api/queries/places.ts';
import { guideColour } from '../../map/guide-colour.ts';
import { CentreOn } from '../../map/overlays/centre-on.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { orderPlaces } from '../../navigation/display-order.ts';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import type { PageProps } from '../../navigation/pages.ts';
import { numberedPins, type Place, rankOf } from '../../places/place-facts.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { Stage } from '../../ui/stage.tsx';
import { useIsWide } from '../../ui/use-media-query.ts';
import { PlaceBody } from './place-body.tsx';
import { PlaceSkeleton } from './place-skeleton.tsx';

const WIDE_INSETS = { left: 520 };
const NOTHING: readonly Place[] = [];

/** A place: what there is to see and hear. Where there is room, beside the map; else the whole screen. */
export function PlaceDetail({ entry }: PageProps<'placeDetail'>) {
  const { goHome, openPlace } = useNavigation();
  const { guideId, placeId } = entry;
  const guide = useGuide(guideId);
  const places = usePlaces(guideId);
  const isWide = useIsWide();
  const inOrder = useMemo(() => orderPlaces(places.data ?? NOTHING, rankOf, null), [places.data]);
  const pins = useMemo(() => numberedPins(inOrder, guideColour(guideId)), [inOrder, guideId]);
  const index = inOrder.findIndex(({ p_id }) => p_id === placeId);
  const place = inOrder[index];

  if (place === undefined && !places.isPending) {
    return (
      <MessagePage
        title={contentTexts.placeNotFound}
        text="It may have been moved, or it is in a guide that you have not opened yet."
        action={{ label: 'See all guides', onAct: goHome }}
      />
    );
  }
  const panel =
    place === undefined ? (
      <PlaceSkeleton />
    ) : (
      <PlaceBody
        guideId={guideId}
        guideTitle={guide.data?.g_title ?? null}
        place={place}
        number={index + 1}
        previous={inOrder[index - 1] ?? null}
        next={inOrder[index + 1] ?? null}
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
            insets={WIDE_INSETS}
            pins={pins}
            activeId={placeId}
            onPick={(id) => openPlace(guideId, Number(id))}
          >
            <ShapesLayer
              path={place.p_path ?? guide.data?.g_path ?? null}
              boundary={place.p_boundary ?? guide.data?.g_boundary ?? null}
            />
            <CentreOn point={parseLocation(place.p_location)} />
          </VisitorMap>
        )
      }
    />
  );
}
