import { parseLocation } from '@laneway/domain/geo/location-text';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useGuideLanguages } from '../../api/queries/browsing.ts';
import { openOverlay } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import type { PageProps } from '../../core/navigation/pages.ts';
import { guidePin } from '../../guide/guide-pin.ts';
import { useOwnedGuideIds } from '../../guide/owned-guide-ids.ts';
import { KeepInView } from '../../map/overlays/keep-in-view.tsx';
import type { PinId } from '../../map/pins/pin.ts';
import { useStageInsets } from '../../map/use-stage-insets.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { Button } from '../../ui/button.tsx';
import { Stage } from '../../ui/stage.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useIsWide } from '../../ui/use-media-query.ts';
import { GuideOverview } from '../guide-overview/guide-overview.tsx';
import { FitFound } from '../search/fit-found.tsx';
import { SearchPill } from '../search/search-box.tsx';
import { useSearchResults } from '../search/use-search-results.ts';
import { ResultsSheet } from './results-sheet.tsx';
import {
  type ResultFilters,
  type ResultsView,
  readView,
  saveView,
  searchFilters,
  withGuides,
} from './saved-view.ts';
import styles from './search-results.module.css';

/** There are no cards at the lower edge, only a button while the list is closed. */
const BOTTOM_PX = 88;

/** The results of a search: a list and a map that show the same. */
export function SearchResults({ entry: { searchText } }: PageProps<'searchResults'>) {
  const { back, pickGuide } = useNavigation();
  const [remembered, { setFilters, setActiveId }] = useResultsView(searchText);
  const languages = useGuideLanguages();
  const filters = withGuides(remembered.filters, languages);
  const view = { ...remembered, filters };
  const results = useSearchResults(searchText, searchFilters(view.filters));
  const [isListOpen, setIsListOpen] = useState(true);
  const overview = useNavState((state) => openOverlay(state, 'guideOverview'));
  useDocumentTitle(`“${searchText}”`);

  const { hits } = results;
  const guides = useMemo(() => hits.map(({ guide }) => guide), [hits]);
  const owned = useOwnedGuideIds();
  const pins = useMemo(() => guides.flatMap((guide) => guidePin(guide, owned)), [guides, owned]);
  const active = guides.find(({ g_id }) => g_id === view.activeId);
  const insets = useInsets(overview !== null || isListOpen);
  const pick = useCallback(
    (id: number) => {
      setActiveId(id);
      pickGuide(id);
    },
    [setActiveId, pickGuide],
  );
  /** The first tap selects it in the list, the second one opens it. */
  const pickPin = (id: PinId) => {
    setIsListOpen(true);
    if (id === view.activeId || overview !== null) pick(Number(id));
    else setActiveId(Number(id));
  };
  return (
    <Stage
      backdrop={
        <VisitorMap
          label="Map of search results"
          insets={insets}
          pins={pins}
          activeId={view.activeId}
          onPick={pickPin}
        >
          <FitFound guides={guides} />
          <KeepInView point={parseLocation(active?.g_location)} />
        </VisitorMap>
      }
      top={
        <TopBar onBack={back}>
          <SearchPill />
        </TopBar>
      }
      panel={
        overview === null ? (
          isListOpen && (
            <ResultsSheet
              text={searchText}
              results={results}
              view={view}
              languages={languages}
              onFilters={setFilters}
              onActive={setActiveId}
              onPick={pick}
              onClose={() => setIsListOpen(false)}
            />
          )
        ) : (
          <GuideOverview
            key={overview.guideId}
            guideId={overview.guideId}
            sharedPlaceId={null}
            known={guides}
          />
        )
      }
      bottom={
        overview === null &&
        !isListOpen && (
          <div className={styles.reopen}>
            <Button kind="main" onClick={() => setIsListOpen(true)}>
              Show the list
            </Button>
          </div>
        )
      }
    />
  );
}

function useInsets(hasPanel: boolean) {
  const insets = useStageInsets(hasPanel);
  const isSheet = !useIsWide() && hasPanel;
  return isSheet ? insets : { ...insets, bottom: BOTTOM_PX };
}

type ViewChanges = {
  readonly setFilters: (filters: ResultFilters) => void;
  readonly setActiveId: (activeId: number) => void;
};

/** The view of a search's results, stored for when the visitor comes back. */
function useResultsView(text: string): readonly [ResultsView, ViewChanges] {
  const [view, setView] = useState(() => readView(text));
  useEffect(() => saveView(text, view), [text, view]);
  const setFilters = useCallback(
    (filters: ResultFilters) => setView((last) => ({ ...last, filters })),
    [],
  );
  const setActiveId = useCallback(
    (activeId: number) => setView((last) => ({ ...last, activeId })),
    [],
  );
  return [view, { setFilters, setActiveId }];
}
