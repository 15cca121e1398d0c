import { printGuidePath } from '@laneway/domain/app-links/guide-path';
import { distanceMetres } from '@laneway/domain/geo/distance';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { useEffect, useMemo } from 'react';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { walkBelow } from '../../core/navigation/walk-below.ts';
import { numberedPins, type Place } from '../../guide/places/place-facts.ts';
import { PlaceNotFound } from '../../guide/places/place-not-found.tsx';
import { PlacePage } from '../../guide/places/place-page.tsx';
import { PlacesFailed } from '../../guide/places/places-failed.tsx';
import { useGuideContents } from '../../guide/places/use-guide-contents.ts';
import { ShareButton } from '../../guide/sharing/share-button.tsx';
import { useVisits } from '../../guide/visits/use-visits.ts';
import { guideColour } from '../../map/guide-colour.ts';
import { trackOf } from '../../media/player/track.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { ReportProblem } from '../place-reports/report-problem.tsx';

const WalkBar = lazyComponent(async () => (await import('../../walk/bar/walk-bar.tsx')).WalkBar);
const RatePrompt = lazyComponent(
  async () => (await import('../../guide/reviews/rate-prompt.tsx')).RatePrompt,
);

/** A place of a guide, whose buttons lead to other pages. */
export function PlaceDetail({ entry }: PageProps<'placeDetail'>) {
  const { back, openPage, openPlace, openAddress } = useNavigation();
  const walked = useNavState(walkBelow);
  const { guideId, placeId } = entry;
  const { guide, placesQuery, places } = useGuideContents(guideId);
  usePlaceVisit(guideId, placeId, places);
  const { visits } = useVisits();
  const pins = useMemo(
    () => numberedPins(places, guideColour(guideId), visits),
    [places, guideId, visits],
  );
  const place = places.find(({ p_id }) => p_id === placeId);
  const guideTitle = guide?.g_title ?? null;
  const track = useMemo(
    () => trackOf({ id: guideId, title: guideTitle }, places, placeId),
    [guideId, guideTitle, places, placeId],
  );
  useDocumentTitle(place?.p_title, guide?.g_title);

  if (placesQuery.kind === 'failed') return <PlacesFailed query={placesQuery} />;
  if (place === undefined) {
    if (placesQuery.kind === 'missing') return <PlaceNotFound />;
    if (placesQuery.kind === 'ready') return <PlaceNotFound guideId={guideId} />;
  }
  const openMap = () => openPage({ page: 'displayMap', guideId, placeId });
  return (
    <>
      <PlacePage
        guide={guide}
        places={places}
        placeId={placeId}
        pins={pins}
        track={track}
        isOnWalk={walked !== null}
        share={
          place && <ShareButton title={place.p_title} path={printGuidePath({ guideId, placeId })} />
        }
        onBack={back}
        onMap={openMap}
        onPlace={(id) => openPlace(guideId, id)}
        onNavigate={openAddress}
      >
        {place === places.at(-1) && guideTitle !== null && (
          <RatePrompt guide={{ g_id: guideId, g_title: guideTitle }} />
        )}
        {place && <ReportProblem key={placeId} place={place} />}
      </PlacePage>
      {walked !== null && (
        <WalkBar
          guideId={guideId}
          placeId={placeId}
          places={places}
          onReturn={() => openPage(walked)}
        />
      )}
    </>
  );
}

/** People read at a place from a little way off, and phones don’t know better. */
const THERE_METRES = 60;

/**
 * Records on this device that a place's page is open, and whether it is at the place; `places` are all of its guide, in
 * walking order.
 */
function usePlaceVisit(guideId: number, placeId: number, places: readonly Place[]): void {
  const { addVisit } = useVisits();
  const point = useVisitorPoint();
  const place = places.find(({ p_id }) => p_id === placeId);
  const isSilent = place !== undefined && place.p_audio === null;
  const location = parseLocation(place?.p_location);
  const isThere =
    point !== null && location !== null && distanceMetres(point, location) <= THERE_METRES;
  useEffect(() => {
    // None have loaded yet.
    if (places.length === 0) return;
    const placeIds = places.map(({ p_id }) => p_id);
    addVisit({ guideId, placeId, placeIds, isThere, isSilent });
  }, [guideId, placeId, places, isThere, isSilent, addVisit]);
}
