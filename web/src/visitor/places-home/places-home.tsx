import { loadingTexts } from '@laneway/domain/accounts/messages';
import { contentTexts } from '@laneway/domain/content-texts';
import { NO_GUIDE_REDIRECT_MS } from '@laneway/domain/timing';
import { useMemo } from 'react';
import type { QueryState, RetryAction } from '../../api/query-state.ts';
import { orderPlaces, useInitialSelection } from '../../core/navigation/display-order.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { CarouselSkeleton } from '../../guide/carousel/carousel-skeleton.tsx';
import { GuideNotFound } from '../../guide/guide-not-found.tsx';
import { GuidePlaces } from '../../guide/places/guide-places.tsx';
import { numberedPins, rankOf } from '../../guide/places/place-facts.ts';
import { useGuideContents } from '../../guide/places/use-guide-contents.ts';
import { useGuideFailure } from '../../guide/use-guide-failure.ts';
import { useVisits } from '../../guide/visits/use-visits.ts';
import { guideColour } from '../../map/guide-colour.ts';
import { SaveOfflineButton } from '../../offline/saved-guides/save-offline.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { StartWalkButton } from '../../walk/start-walk-button.tsx';
import { useFrontPlace } from './front-place.ts';
import styles from './places-home.module.css';

/** The places of a guide that is open to the visitor. */
export function PlacesHome({ entry }: PageProps<'placesHomePage'>) {
  return entry.guideId === null ? <NoGuide /> : <OpenGuide guideId={entry.guideId} />;
}

function OpenGuide({ guideId }: { readonly guideId: number }) {
  const { back, openPlace } = useNavigation();
  const { guide, guideQuery, placesQuery, places } = useGuideContents(guideId);
  useDocumentTitle(guide?.g_title ?? (guideQuery.kind === 'failed' ? 'Places' : null));
  const opened = useInitialSelection();
  const { visits } = useVisits();
  const cards = useMemo(
    () => orderPlaces(places, rankOf, opened.placeId),
    [places, opened.placeId],
  );
  const pins = useMemo(
    () => numberedPins(places, guideColour(guideId), visits),
    [places, guideId, visits],
  );
  const [frontId, setFrontId] = useFrontPlace(guideId, cards[0]?.p_id ?? null);

  if (placesQuery.kind === 'missing') return <GuideNotFound />;
  return (
    <GuidePlaces
      guide={guide}
      places={places}
      cards={cards}
      pins={pins}
      frontId={frontId}
      onFront={setFrontId}
      onPlace={(id) => openPlace(guideId, id)}
      onBack={back}
      noCards={<NoCards query={placesQuery} />}
      actions={guide !== null && <SaveOfflineButton guide={guide} />}
      walk={guide !== null && <StartWalkButton guide={guide} kind="main" />}
    >
      {placesQuery.kind === 'ready' && guideQuery.kind === 'failed' && (
        <GuideDetailsFailed {...guideQuery.tryAgain} />
      )}
    </GuidePlaces>
  );
}

function NoCards({ query }: { readonly query: QueryState<unknown> }) {
  const { goHome } = useNavigation();
  switch (query.kind) {
    case 'ready':
      return (
        <Callout
          tone="info"
          text="No places yet. Try another guide for now."
          action={{ label: 'See all guides', onAct: goHome }}
        />
      );
    case 'failed':
      return <PlacesCallout query={query} />;
    // Visitors without access, or without a guide, are being redirected.
    case 'loading':
    case 'closed':
    case 'missing':
      return <CarouselSkeleton text={loadingTexts.loading} />;
  }
}

type PlacesCalloutProps = {
  readonly query: Extract<QueryState<unknown>, { readonly kind: 'failed' }>;
};

function PlacesCallout({ query }: PlacesCalloutProps) {
  return <Callout tone="error" {...useGuideFailure(contentTexts.errorFetchingPlaces, query)} />;
}

/** Shown when the places of a guide have loaded, but not its title and route. */
function GuideDetailsFailed({ label, onAct, busyText }: RetryAction) {
  return (
    <div className={styles.notice}>
      <p role="alert">{contentTexts.loadGuideFailed}</p>
      <Button onClick={onAct} busyText={busyText}>
        {label}
      </Button>
    </div>
  );
}

/** No guide is selected: shows that and goes home after a moment, or at once on request. */
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
