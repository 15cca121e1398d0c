import { contentTexts } from '@laneway/domain/content-texts';
import { guideCountText } from '@laneway/domain/discovery/browsing';
import { useRef, useState } from 'react';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useBrowsedGuides } from '../../api/queries/browsing.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { ShowMore } from '../../dashboard-frame/show-more.tsx';
import { useVisitorPoint } from '../../location/use-visitor-point.ts';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { Callout } from '../../ui/callout.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import styles from './all-guides.module.css';
import { browsingOf, EVERYTHING, emptyText, hasFilters } from './browse-choice.ts';
import { BrowseControls } from './browse-controls.tsx';
import { BrowsedList } from './browsed-list.tsx';
import { LocationNeeded } from './location-needed.tsx';

const TITLE = 'All guides';

/** Every guide on sale, with filters and in an order of choice. */
export function AllGuides() {
  const { back } = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  const here = useVisitorPoint();
  const [choice, setChoice] = useState(EVERYTHING);
  const browsing = browsingOf(choice, here);
  const query = useBrowsedGuides(browsing);
  const state = useQueryState(query);
  const items = loadedItems(query.data);
  const total = query.data?.pages[0]?.total ?? 0;
  useDocumentTitle(TITLE);
  return (
    <main className={styles.page}>
      <TopBar onBack={back} echo={{ title: TITLE, heading }} />
      <div className={styles.content}>
        <h1 ref={heading} className={styles.title}>
          {TITLE}
        </h1>
        <BrowseControls choice={choice} onChoose={setChoice} />
        {browsing === null ? (
          <LocationNeeded onGiveUp={() => setChoice({ ...choice, order: EVERYTHING.order })} />
        ) : (
          <>
            <p role="status" className={styles.count}>
              {state.kind === 'loading' && contentTexts.loadingGuides}
              {state.kind === 'ready' && total > 0 && guideCountText(total)}
              {state.kind === 'ready' && total === 0 && emptyText(choice)}
            </p>
            {state.kind === 'failed' && (
              <Callout
                tone="error"
                text={contentTexts.errorLoadingGuides}
                action={state.tryAgain}
              />
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
          </>
        )}
      </div>
    </main>
  );
}
