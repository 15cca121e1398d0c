import { contentTexts } from '@laneway/domain/content-texts';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { DEFAULT_CENTRE } from '@laneway/domain/geo/map-constants';
import type { Point } from '@laneway/domain/geo/point';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useFeaturedGuides, useGuide, useGuidesOnMap } from '../../api/queries/guides.ts';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { openOverlay } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { guidePin } from '../../guide/guide-pin.ts';
import { useOwnedGuideIds } from '../../guide/owned-guide-ids.ts';
import { CentreOn } from '../../map/overlays/centre-on.tsx';
import { KeepInView } from '../../map/overlays/keep-in-view.tsx';
import { useStageInsets } from '../../map/use-stage-insets.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Stage } from '../../ui/stage.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { GuideOverview, OverviewBody } from '../guide-overview/guide-overview.tsx';
import { SearchPill } from '../search/search-box.tsx';
import { type Discovery, otherGroups } from './discovery.ts';
import type { FoundGuidesProps } from './found-guides.tsx';
import { GuideCarousel } from './guide-carousel.tsx';
import response from './search-response.module.css';
import { UnderSearch } from './under-search.tsx';
import { useFoundOnMap } from './use-found-on-map.ts';
import { useFirstShown, useFront } from './use-front.ts';
import { useHomeCards } from './use-home-cards.ts';

const FitFound = lazyComponent(async () => (await import('../search/fit-found.tsx')).FitFound);

/** It makes requests once the map is mounted, so that the first screen doesn't wait for it. */
const DiscoveryLayer = lazyComponent(
  async () => (await import('./discovery-layer.tsx')).DiscoveryLayer,
);

/** The home page: guides on a map, and in a carousel that follows it. */
export function GuidesHome() {
  const { pickGuide } = useNavigation();
  const featured = useFeaturedGuides();
  const visitor = useVisitorPoint();
  const overview = useNavState((state) => openOverlay(state, 'guideOverview'));
  const search = useNavState((state) => openOverlay(state, 'searchResponse'));
  const [inView, setInView] = useState<Discovery | null>(null);
  // Dozens of cards may change: a transition renders them in pieces while the map moves.
  const showInView = useCallback((found: Discovery) => startTransition(() => setInView(found)), []);
  const newest = useGuidesOnMap({ isNeeded: search !== null });
  const lists = [featured, newest];
  // A guide opened from a list or a link may be neither featured nor in view, but has a card.
  const { data: picked } = useGuide(overview?.guideId ?? null);
  const others = useMemo(
    () => [...(newest.data ?? []), ...(picked === undefined ? [] : [picked])],
    [newest.data, picked],
  );

  const isLocated = visitor !== null;
  const { frontId, setFrontId, isLocatedHere } = useFront(overview?.guideId ?? null, isLocated);
  const { all, cards, firstId, isSortedByDistance } = useHomeCards(
    { featured: featured.data, found: inView, others },
    frontId,
    visitor,
  );
  const activeId = frontId ?? firstId;
  const firstShownId = useFirstShown(firstId);
  const owned = useOwnedGuideIds();
  const [found, setFound] = useFoundOnMap(search?.text ?? null);
  const pins = useMemo(() => {
    // Search results are shown alone, wherever they are.
    const isAlone = ({ g_id }: Guide) =>
      g_id === activeId || inView === null || inView.alone.has(g_id);
    const shown = found ?? all.filter(isAlone);
    return shown.flatMap((guide) => guidePin(guide, owned));
  }, [all, activeId, found, inView, owned]);
  const groups = useMemo(() => {
    if (inView === null || found !== null) return undefined;
    return otherGroups(
      inView,
      all.find(({ g_id }) => g_id === activeId),
    );
  }, [all, activeId, found, inView]);
  const pick = useCallback(
    (id: number) => {
      setFrontId(id);
      pickGuide(id);
    },
    [pickGuide, setFrontId],
  );
  // The carousel also reports a card that it was made to show.
  const bringToFront = useCallback(
    (id: number) => {
      if (id !== activeId) setFrontId(id);
    },
    [activeId, setFrontId],
  );
  const hasPanel = overview !== null || search !== null;
  const insets = useStageInsets(hasPanel);
  // Don't recentre once the map has moved to the visitor.
  const start = isLocatedHere ? null : DEFAULT_CENTRE;
  useOverviewPreload();

  return (
    <Stage
      backdrop={
        <VisitorMap
          label="Map of guides"
          insets={insets}
          pins={pins}
          groups={groups}
          activeId={activeId}
          onPick={(id) => pick(Number(id))}
        >
          {/* Opening or closing a sheet changes the free part of the map. */}
          <CentreOn
            key={String(hasPanel)}
            point={frontId === null ? start : pointOf(found ?? all, activeId)}
            isInstant={frontId === null}
          />
          {/* On a small screen the cards cover the first pin, until the map makes room for it. */}
          {frontId === null && found === null && <KeepInView point={pointOf(all, firstShownId)} />}
          {found !== null && <FitFound guides={found} />}
          <DiscoveryLayer onFound={showInView} />
        </VisitorMap>
      }
      top={
        <>
          <TopBar>
            <SearchPill />
          </TopBar>
          {!hasPanel && <UnderSearch />}
        </>
      }
      bottom={
        <GuideCarousel
          guides={featured}
          cards={cards}
          visitor={visitor}
          isSortedByDistance={isSortedByDistance}
          activeId={activeId}
          openId={overview?.guideId ?? null}
          onFront={bringToFront}
          onPick={pick}
        />
      }
      panel={
        overview !== null ? (
          <GuideOverview
            key={overview.guideId}
            guideId={overview.guideId}
            sharedPlaceId={overview.sharedPlaceId ?? null}
            known={all}
          />
        ) : (
          search !== null && (
            <SearchResponse
              text={search.text}
              guides={lists.some(({ data }) => data === undefined) ? undefined : all}
              onFound={setFound}
              onPick={pick}
            />
          )
        )
      }
    >
      <VisuallyHidden as="h1">Guides</VisuallyHidden>
    </Stage>
  );
}

/** Loads the code of the overview when a card, a pin or another button is pressed or focused, before the click. */
function useOverviewPreload(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const isOnButton = target instanceof Element && target.closest('button') !== null;
      if (isOnButton) OverviewBody.preload().catch(() => undefined);
    };
    const options = { capture: true };
    document.addEventListener('pointerdown', preload, options);
    document.addEventListener('focusin', preload, options);
    return () => {
      document.removeEventListener('pointerdown', preload, options);
      document.removeEventListener('focusin', preload, options);
    };
  }, []);
}

function pointOf(guides: readonly Guide[], id: number | null): Point | null {
  return parseLocation(guides.find(({ g_id }) => g_id === id)?.g_location);
}

const FoundGuides = lazyComponent(async () => (await import('./found-guides.tsx')).FoundGuides, {
  fallback: <p role="status">{contentTexts.loadingGuides}</p>,
  failed: contentTexts.errorLoadingGuides,
});

/** The search text, and what it finds. */
function SearchResponse(search: FoundGuidesProps) {
  const { closeOverlay } = useNavigation();
  const { text } = search;
  useDocumentTitle(`“${text}”`);
  return (
    <Sheet
      labelledBy="search-response-title"
      onClose={() => closeOverlay('searchResponse')}
      heading={
        <>
          <p className={response.over}>You searched for</p>
          <h2 id="search-response-title" className={response.title}>
            “{text}”
          </h2>
        </>
      }
    >
      <div className={response.response}>
        <FoundGuides key={text} {...search} />
      </div>
    </Sheet>
  );
}
