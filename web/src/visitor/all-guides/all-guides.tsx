import { OWN_PAGES } from '@laneway/domain/app-links/app-link';
import { contentTexts } from '@laneway/domain/content-texts';
import { guideCountText } from '@laneway/domain/discovery/browsing';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useBrowsedGuides } from '../../api/queries/browsing.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { Callout } from '../../ui/callout.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { ListPage } from '../guide-overview/list-page.tsx';
import styles from './all-guides.module.css';
import { browsingOf, EVERYTHING, emptyText, hasFilters } from './browse-choice.ts';
import { BrowseControls } from './browse-controls.tsx';
import { BrowsedList } from './browsed-list.tsx';
import { LocationNeeded } from './location-needed.tsx';
import { useBrowseChoice } from './use-browse-choice.ts';

/** Every guide on sale, with filters and in an order of choice. */
export function AllGuides() {
  const here = useVisitorPoint();
  const [choice, setChoice] = useBrowseChoice();
  const browsing = browsingOf(choice, here);
  const query = useBrowsedGuides(browsing);
  const state = useQueryState(query);
  const items = loadedItems(query.data);
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <ListPage
      title={OWN_PAGES.allGuides.title}
      head={<BrowseControls choice={choice} onChoose={setChoice} />}
      known={items}
    >
      {browsing === null ? (
        <LocationNeeded onGiveUp={() => setChoice({ ...choice, order: EVERYTHING.order })} />
      ) : (
        <div className={styles.found}>
          <p role="status" className={styles.count}>
            {state.kind === 'loading' && contentTexts.loadingGuides}
            {state.kind === 'ready' && total > 0 && guideCountText(total)}
            {state.kind === 'ready' && total === 0 && emptyText(choice)}
          </p>
          {state.kind === 'failed' && (
            <Callout tone="error" text={contentTexts.errorLoadingGuides} action={state.tryAgain} />
          )}
          {state.kind === 'ready' && total === 0 && hasFilters(choice) && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => setChoice({ ...EVERYTHING, order: choice.order })}
            >
              Clear filters
            </button>
          )}
          <BrowsedList guides={items} isLoading={state.kind === 'loading'} visitor={here} />
          <ShowMore of="guides" query={query} />
        </div>
      )}
    </ListPage>
  );
}
