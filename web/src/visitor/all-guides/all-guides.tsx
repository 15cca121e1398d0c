import { OWN_PAGES } from '@laneway/domain/app-links/app-link';
import { contentTexts } from '@laneway/domain/content-texts';
import { guideCountText } from '@laneway/domain/discovery/browsing';
import type { Point } from '@laneway/domain/geo/point';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useBrowsedGuides, useGuideLanguages } from '../../api/queries/browsing.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useUserLocation } from '../../core/location/use-user-location.ts';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { locationErrorText } from '../../core/location/user-position.ts';
import { listView } from '../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { GuideExtras, GuideRow } from '../../guide/guide-row.tsx';
import { PriceAndPlaces } from '../../guide/price-and-places.tsx';
import { useOwnership } from '../../guide/use-ownership.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
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
              text={isOnline ? contentTexts.errorLoadingGuides : NOTHING_SAVED}
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

const GHOSTS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

type BrowsedListProps = {
  readonly guides: readonly Guide[];
  readonly isLoading: boolean;
  readonly visitor: Point | null;
};

/** Guides in as many columns as fit, each once although lists may shift between two pages. */
function BrowsedList({ guides, isLoading, visitor }: BrowsedListProps) {
  const { pickGuide } = useNavigation();
  const ownershipOf = useOwnership();
  if (isLoading) {
    return (
      <div className={styles.list} aria-hidden="true">
        {GHOSTS.map((name) => (
          <div key={name} className={styles.ghost}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </div>
    );
  }
  const once = [...new Map(guides.map((guide) => [guide.g_id, guide])).values()];
  if (once.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Guides">
      {once.map((guide) => (
        <li key={guide.g_id}>
          <GuideRow
            guide={guide}
            author={guide.g_author}
            facts={<PriceAndPlaces guide={guide} ownership={ownershipOf(guide)} />}
            onPick={() => pickGuide(guide.g_id)}
          >
            <GuideExtras guide={guide} visitor={visitor} />
          </GuideRow>
        </li>
      ))}
    </ul>
  );
}
