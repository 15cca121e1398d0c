import { useEffect } from 'react';
import { NetworkError } from '../../api/failures.ts';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { useOwnership } from '../../guide/use-ownership.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { CorrectedNote } from '../search/corrected-note.tsx';
import { countText } from '../search/count-text.ts';
import { FoundGuide } from '../search/found-guide.tsx';
import { NoMatch } from '../search/no-match.tsx';
import { ResultsSkeleton } from '../search/results-skeleton.tsx';
import { useSearchResults } from '../search/use-search-results.ts';
import styles from './found-guides.module.css';
import { LoadedMatches } from './loaded-matches.tsx';
import type { FoundOnMap } from './use-found-on-map.ts';

/** What fits into a sheet that is open; the page of results has the rest. */
const MAX_SHOWN = 6;

export type FoundGuidesProps = {
  readonly text: string;
  /** The guides that are on the map already, for a visitor without a connection; undefined until they have loaded. */
  readonly guides: readonly Guide[] | undefined;
  /** Gets what the search has found, for the map. */
  readonly onFound: (found: FoundOnMap) => void;
  readonly onPick: (id: number) => void;
};

/** What a search has found, best first. */
export function FoundGuides({ text, guides, onFound, onPick }: FoundGuidesProps) {
  const { openPlace, openPage } = useNavigation();
  const ownershipOf = useOwnership();
  const visitor = useVisitorPoint();
  const isOnline = useOnline();
  const { query, state, hits, corrected } = useSearchResults(text);
  useEffect(() => onFound({ text, guides: hits.map(({ guide }) => guide) }), [onFound, text, hits]);

  // Without a connection there is no use in waiting for the last try.
  const isOffline = query.error instanceof NetworkError || !isOnline;
  if (state.kind === 'loading' && !isOffline) return <ResultsSkeleton />;
  if (state.kind !== 'ready') {
    return isOffline && guides !== undefined ? (
      <LoadedMatches
        text={text}
        guides={guides}
        onPick={onPick}
        onTryAgain={() => void query.refetch()}
      />
    ) : (
      <Callout
        tone="error"
        text="We couldn’t search just now."
        action={{ label: 'Try again', onAct: () => void query.refetch() }}
      />
    );
  }
  if (hits.length === 0) return <NoMatch />;
  const isWhole = !query.hasNextPage && hits.length <= MAX_SHOWN;
  return (
    <div className={styles.found}>
      <CorrectedNote text={text} corrected={corrected} />
      <p role="status" className={styles.status}>
        {countText(hits.length, query.hasNextPage)}
      </p>
      <ul className={styles.list} aria-label="Guides, best match first">
        {hits.slice(0, MAX_SHOWN).map((hit) => (
          <li key={hit.guide.g_id}>
            <FoundGuide
              hit={hit}
              ownership={ownershipOf(hit.guide)}
              visitor={visitor}
              onPick={() => onPick(hit.guide.g_id)}
              onPickPlace={(placeId) => openPlace(hit.guide.g_id, placeId)}
            />
          </li>
        ))}
      </ul>
      <Button onClick={() => openPage({ page: 'searchResults', searchText: text })}>
        {isWhole ? 'Filter results' : seeAllText(hits.length, query.hasNextPage)}
      </Button>
    </div>
  );
}

function seeAllText(count: number, hasMore: boolean): string {
  return hasMore ? 'See all results' : `See all ${count} results`;
}
