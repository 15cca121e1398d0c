import { parseLocation } from '@laneway/domain/geo/location-text';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useGuideLanguages } from '../../api/queries/browsing.ts';
import { listView, openOverlay } from '../../core/navigation/nav-state.ts';
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
import { changesOf, filtersIn, readActiveId, saveActiveId, searchFilters } from './saved-view.ts';
import styles from './search-results.module.css';

/** There are no cards at the lower edge, only a button while the list is closed. */
const BOTTOM_PX = 88;

/** The results of a search: a list and a map that show the same. */
export function SearchResults({ entry: { searchText } }: PageProps<'searchResults'>) {
  const { back, narrowList, pickGuide } = useNavigation();
  const [activeId, setActiveId] = useActiveId(searchText);
  const languages = useGuideLanguages();
  const filters = filtersIn(useNavState(listView), languages);
  const results = useSearchResults(searchText, searchFilters(filters));
  const [isListOpen, setIsListOpen] = useState(true);
  const overview = useNavState((state) => openOverlay(state, 'guideOverview'));
  useDocumentTitle(`“${searchText}”`);

  const { hits } = results;
  const guides = useMemo(() => hits.map(({ guide }) => guide), [hits]);
  const owned = useOwnedGuideIds();
  const pins = useMemo(() => guides.flatMap((guide) => guidePin(guide, owned)), [guides, owned]);
  const active = guides.find(({ g_id }) => g_id === activeId);
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
    if (id === activeId || overview !== null) pick(Number(id));
    else setActiveId(Number(id));
  };
  return (
    <Stage
      backdrop={
        <VisitorMap
          label="Map of search results"
          insets={insets}
          pins={pins}
          activeId={activeId}
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
              filters={filters}
              activeId={activeId}
              languages={languages}
              onFilters={(chosen) => narrowList(changesOf(chosen))}
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

/** The guide picked last, stored for when the visitor comes back. */
function useActiveId(text: string) {
  const [activeId, setActiveId] = useState(() => readActiveId(text));
  useEffect(() => saveActiveId(text, activeId), [text, activeId]);
  return [activeId, setActiveId] as const;
}
