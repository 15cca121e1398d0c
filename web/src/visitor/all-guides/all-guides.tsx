import { OWN_PAGES } from '@laneway/domain/app-links/app-link';
import { contentTexts } from '@laneway/domain/content-texts';
import { guideCountText } from '@laneway/domain/discovery/browsing';
import { useEffect, useState } from 'react';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useBrowsedGuides, useGuideLanguages } from '../../api/queries/browsing.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useUserLocation } from '../../core/location/use-user-location.ts';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { locationErrorText } from '../../core/location/user-position.ts';
import { Callout } from '../../ui/callout.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { ListPage } from '../guide-overview/list-page.tsx';
import styles from './all-guides.module.css';
import { browsingOf, EVERYTHING, emptyText, withGuides } from './browse-choice.ts';
import { BrowseControls } from './browse-controls.tsx';
import { BrowsedList } from './browsed-list.tsx';
import { readChoice, saveChoice } from './saved-choice.ts';

/** Every guide on sale, with filters and in an order of choice. */
export function AllGuides() {
  const here = useVisitorPoint();
  const [remembered, setChoice] = useBrowseChoice();
  const languages = useGuideLanguages();
  const choice = withGuides(remembered, languages);
  const browsing = browsingOf(choice, here);
  const query = useBrowsedGuides(browsing);
  const state = useQueryState(query);
  const items = loadedItems(query.data);
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <ListPage
      title={OWN_PAGES.allGuides.title}
      head={<BrowseControls choice={choice} languages={languages} onChange={setChoice} />}
      known={items}
    >
      {browsing === null ? (
        <LocationNeeded
          onGiveUp={() => setChoice((last) => ({ ...last, order: EVERYTHING.order }))}
        />
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
          <BrowsedList guides={items} isLoading={state.kind === 'loading'} visitor={here} />
          <ShowMore of="guides" query={query} />
        </div>
      )}
    </ListPage>
  );
}

/** The filters and the order, stored for when the visitor comes back to the list. */
function useBrowseChoice() {
  const [choice, setChoice] = useState(readChoice);
  useEffect(() => saveChoice(choice), [choice]);
  return [choice, setChoice] as const;
}

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
