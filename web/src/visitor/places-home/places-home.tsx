import { contentTexts } from '@laneway/domain/content-texts';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { langAttribute } from '@laneway/domain/guides/languages';
import { NO_GUIDE_REDIRECT_MS } from '@laneway/domain/timing';
import { useMemo } from 'react';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { orderPlaces, useOpenedBefore } from '../../core/navigation/display-order.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { GuideNotFound } from '../../guide/guide-not-found.tsx';
import { numberedPins, rankOf } from '../../guide/places/place-facts.ts';
import { useGuideContents } from '../../guide/places/use-guide-contents.ts';
import { useVisits } from '../../guide/visits/use-visits.ts';
import { guideColour } from '../../map/guide-colour.ts';
import type { Insets } from '../../map/insets.ts';
import { contentBounds } from '../../map/overlays/content-bounds.ts';
import { FitBounds } from '../../map/overlays/fit-bounds.tsx';
import { KeepInView } from '../../map/overlays/keep-in-view.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import { useStageInsets } from '../../map/use-stage-insets.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { SaveOfflineButton } from '../../offline/saved-guides/save-offline-button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Stage } from '../../ui/stage.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useIsLow } from '../../ui/use-media-query.ts';
import { StartWalkButton } from '../../walk/start-walk-button.tsx';
import { useFrontPlace } from './front-place.ts';
import { GuideDetailsFailed } from './guide-details-failed.tsx';
import { PlaceCarousel } from './place-carousel.tsx';
import styles from './places-home.module.css';

/** The button above the cards that starts a walk, and the space below it. */
const WALK_ROW_PX = 56;

/** The places of a guide on the map and in a carousel. */
export function PlacesHome({ entry }: PageProps<'placesHomePage'>) {
  return entry.guideId === null ? <NoGuide /> : <GuidePlaces guideId={entry.guideId} />;
}

function GuidePlaces({ guideId }: { readonly guideId: number }) {
  const { back, openPlace } = useNavigation();
  const { guide, guideQuery, placesQuery, places } = useGuideContents(guideId);
  useDocumentTitle(guide?.g_title ?? (guideQuery.kind === 'failed' ? 'Places' : null));
  const opened = useOpenedBefore();
  const visitor = useVisitorPoint();
  const { visits } = useVisits();
  const insets = useRowInsets();

  const cards = useMemo(
    () => orderPlaces(places, rankOf, opened.placeId),
    [places, opened.placeId],
  );
  const pins = useMemo(
    () => numberedPins(places, guideColour(guideId), visits),
    [places, guideId, visits],
  );
  const bounds = useMemo(
    () => contentBounds(...places.map(({ p_location }) => ({ location: p_location }))),
    [places],
  );
  const firstId = cards[0]?.p_id ?? null;
  const [frontId, setFrontId] = useFrontPlace(guideId, firstId);
  const activeId = frontId ?? firstId;
  const moved = places.find(({ p_id }) => p_id === frontId);

  if (placesQuery.kind === 'missing') return <GuideNotFound />;
  return (
    <Stage
      backdrop={
        <VisitorMap
          label={`Map of ${guide?.g_title ?? 'the guide'}`}
          insets={insets}
          pins={pins}
          activeId={activeId}
          onPick={(id) => openPlace(guideId, Number(id))}
        >
          <ShapesLayer path={guide?.g_path ?? null} boundary={guide?.g_boundary ?? null} />
          <FitBounds bounds={bounds} />
          <KeepInView point={parseLocation(moved?.p_location)} />
        </VisitorMap>
      }
      top={
        <TopBar
          onBack={back}
          title={guide?.g_title ?? 'Places'}
          lang={langAttribute(guide?.g_language)}
          actions={guide !== null && <SaveOfflineButton guide={guide} />}
        />
      }
      bottom={
        <>
          <PlaceCarousel
            query={placesQuery}
            cards={cards}
            lang={langAttribute(guide?.g_language)}
            numbers={places}
            visitor={visitor}
            activeId={activeId}
            onFront={setFrontId}
            onPick={(id) => openPlace(guideId, id)}
          />
          {/* After the cards, as a link that skips to the places leads to those. */}
          {guide !== null && places.length > 0 && (
            <div className={styles.walk}>
              <StartWalkButton guide={guide} kind="main" />
            </div>
          )}
        </>
      }
    >
      {placesQuery.kind === 'ready' && guideQuery.kind === 'failed' && (
        <GuideDetailsFailed tryAgain={guideQuery.tryAgain} />
      )}
    </Stage>
  );
}

/**
 * The insets of a guide's map: the cards, and a row above them with one button. A low screen has no room for a row, and
 * the button is next to the map's attribution there.
 */
function useRowInsets(): Partial<Insets> {
  const insets = useStageInsets(false);
  const row = useIsLow() ? 0 : WALK_ROW_PX;
  return { ...insets, bottom: (insets.bottom ?? 0) + row };
}

/** No guide is selected: says so and goes home after a moment, or at once on request. */
function NoGuide() {
  const { goHome, back } = useNavigation();
  const hold = useCountdown(NO_GUIDE_REDIRECT_MS, goHome);
  return (
    <MessagePage
      title="Choose a guide"
      text={contentTexts.noGuideSelected}
      action={{ label: 'See all guides', onAct: goHome }}
      onBack={back}
      {...hold}
    />
  );
}
