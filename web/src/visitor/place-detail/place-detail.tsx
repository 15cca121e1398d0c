import { loadingTexts } from '@laneway/domain/accounts/messages';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { PLACE_MAP_ZOOM } from '@laneway/domain/geo/map-constants';
import { langAttribute } from '@laneway/domain/guides/languages';
import { useEffect, useMemo } from 'react';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { walkBelow } from '../../core/navigation/walk-below.ts';
import styles from '../../guide/places/place-article.module.css';
import { numberedPins, type Place } from '../../guide/places/place-facts.ts';
import { PlaceNotFound } from '../../guide/places/place-not-found.tsx';
import { PlacesFailed } from '../../guide/places/places-failed.tsx';
import { useGuideContents } from '../../guide/places/use-guide-contents.ts';
import { walkAround } from '../../guide/places/walk-around.ts';
import { useVisits } from '../../guide/visits/use-visits.ts';
import { guideColour } from '../../map/guide-colour.ts';
import { CentreOn } from '../../map/overlays/centre-on.tsx';
import { FitBounds } from '../../map/overlays/fit-bounds.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import { usePageInsets } from '../../map/use-stage-insets.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stage } from '../../ui/stage.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useIsWide } from '../../ui/use-media-query.ts';
import { PlaceBody } from './place-body.tsx';

const WalkBar = lazyComponent(async () => (await import('../../walk/bar/walk-bar.tsx')).WalkBar);

/** A place: what there is to see and hear. Where there is room, beside the map; else the whole screen. */
export function PlaceDetail({ entry }: PageProps<'placeDetail'>) {
  const { openPlace, openPage } = useNavigation();
  const walked = useNavState(walkBelow);
  const insets = usePageInsets();
  const { guideId, placeId } = entry;
  const { guide, placesQuery, places } = useGuideContents(guideId);
  usePlaceVisit(guideId, placeId, places);
  const { visits } = useVisits();
  const isWide = useIsWide();
  const pins = useMemo(
    () => numberedPins(places, guideColour(guideId), visits),
    [places, guideId, visits],
  );
  const index = places.findIndex(({ p_id }) => p_id === placeId);
  const place = places[index];
  const path = guide?.g_path ?? null;
  const walk = useMemo(() => walkAround(places, index, path), [places, index, path]);
  useDocumentTitle(place?.p_title, guide?.g_title);

  if (placesQuery.kind === 'failed') return <PlacesFailed query={placesQuery} />;
  if (place === undefined) {
    if (placesQuery.kind === 'missing') return <PlaceNotFound />;
    if (placesQuery.kind === 'ready') return <PlaceNotFound guideId={guideId} />;
  }
  const panel =
    place === undefined ? (
      <PlaceSkeleton />
    ) : (
      <PlaceBody
        guideId={guideId}
        guideTitle={guide?.g_title ?? null}
        lang={langAttribute(guide?.g_language)}
        place={place}
        number={index + 1}
        previous={places[index - 1] ?? null}
        next={places[index + 1] ?? null}
        isOnWalk={walked !== null}
        places={places}
      />
    );
  const stage = (
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
            <ShapesLayer path={path} isQuiet={place.p_path !== null} />
            <ShapesLayer
              path={place.p_path}
              boundary={place.p_boundary ?? guide?.g_boundary ?? null}
            />
            <FitBounds bounds={walk} />
            <CentreOn
              point={walk === null ? parseLocation(place.p_location) : null}
              zoom={PLACE_MAP_ZOOM}
            />
          </VisitorMap>
        )
      }
    />
  );
  if (walked === null) return stage;
  const onReturn = () => openPage(walked);
  return (
    <>
      {stage}
      <WalkBar guideId={guideId} placeId={placeId} places={places} onReturn={onReturn} />
    </>
  );
}

/** Remembers on this device that a place's page is open; `places` are all of its guide, in walking order. */
function usePlaceVisit(guideId: number, placeId: number, places: readonly Place[]): void {
  const { addVisit } = useVisits();
  useEffect(() => {
    // None have loaded yet.
    if (places.length === 0) return;
    addVisit({ guideId, placeId, placeIds: places.map(({ p_id }) => p_id) });
  }, [guideId, placeId, places, addVisit]);
}

function PlaceSkeleton() {
  return (
    <div className={styles.place} role="status" aria-label={loadingTexts.loading}>
      <div className={styles.imageSpace}>
        <Skeleton shape="fill" />
      </div>
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton short />
      </div>
    </div>
  );
}
