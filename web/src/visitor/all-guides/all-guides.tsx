import { OWN_PAGES } from '@laneway/domain/app-links/app-link';
import { contentTexts } from '@laneway/domain/content-texts';
import { guideCountText } from '@laneway/domain/discovery/browsing';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useBrowsedGuides, useGuideLanguages } from '../../api/queries/browsing.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useUserLocation } from '../../core/location/use-user-location.ts';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { locationErrorText } from '../../core/location/user-position.ts';
import { listView } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import { failureText } from '../../guide/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { ListPage } from '../guide-overview/list-page.tsx';
import styles from './all-guides.module.css';
import {
  browsingOf,
  CLEARED,
  choiceIn,
  chooseOrder,
  countFilters,
  emptyText,
  toggleFilter,
} from './browse-choice.ts';
import { BrowseControls } from './browse-controls.tsx';
import { BrowsedList } from './browsed-list.tsx';

/** Every guide on sale, with filters and in an order of choice. */
export function AllGuides() {
  const here = useVisitorPoint();
  const { narrowList } = useNavigation();
  const view = useNavState(listView);
  const languages = useGuideLanguages();
  const choice = choiceIn(view, languages);
  const browsing = browsingOf(choice, here);
  const query = useBrowsedGuides(browsing);
  const state = useQueryState(query);
  const isOnline = useOnline();
  const items = loadedItems(query.data);
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <ListPage
      title={OWN_PAGES.allGuides.title}
      head={<BrowseControls choice={choice} languages={languages} onChange={narrowList} />}
      known={items}
    >
      {browsing === null ? (
        <LocationNeeded
          onGiveUp={() =>
            narrowList({
              ...chooseOrder('newest'),
              ...(choice.filters.includes('walkNow') && toggleFilter(choice, 'walkNow')),
            })
          }
        />
      ) : (
        <div className={styles.found}>
          <p role="status" className={styles.count}>
            {state.kind === 'loading' && contentTexts.loadingGuides}
            {state.kind === 'ready' && total > 0 && guideCountText(total)}
            {state.kind === 'ready' && total === 0 && emptyText(choice)}
          </p>
          {state.kind === 'ready' && total === 0 && countFilters(choice) > 0 && (
            <div>
              <Button kind="main" onClick={() => narrowList(CLEARED)}>
                Clear filters
              </Button>
            </div>
          )}
          {state.kind === 'failed' && (
            <Callout
              tone="error"
              text={isOnline ? failureText(contentTexts.errorLoadingGuides, state) : NOTHING_SAVED}
              action={state.tryAgain}
            />
          )}
          <BrowsedList guides={items} isLoading={state.kind === 'loading'} visitor={here} />
          <ShowMore of="guides" query={query} />
        </div>
      )}
    </ListPage>
  );
}

const NOTHING_SAVED = 'You’re offline, and no guides are saved on this device.';

/** Replaces a list that depends on the position: locating, or the error and what to do. */
function LocationNeeded({ onGiveUp }: { readonly onGiveUp: () => void }) {
  const { state, turnOff, toggle } = useUserLocation();
  switch (state.kind) {
    case 'failed':
      return (
        <div className={styles.needed}>
          <Callout
            tone="error"
            text={locationErrorText(state.error)}
            action={{
              label: 'Try again',
              onAct: () => {
                turnOff();
                toggle();
              },
            }}
          />
          <button type="button" className={styles.clear} onClick={onGiveUp}>
            Show the newest instead
          </button>
        </div>
      );
    case 'off':
      return (
        <Callout
          tone="info"
          text="Turn on your location to see what’s near you."
          action={{ label: 'Use your location', onAct: toggle }}
        />
      );
    case 'seeking':
    case 'found':
      return (
        <p role="status" className={styles.count}>
          Finding you...
        </p>
      );
  }
}
