import { useEffect } from 'react';
import { NetworkError } from '../../api/failures.ts';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { GuideRow } from '../../guide/guide-row.tsx';
import { PriceAndPlaces } from '../../guide/price-and-places.tsx';
import { useOwnership } from '../../guide/use-ownership.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { FoundCreators } from '../search/found-creators.tsx';
import { FoundGuide } from '../search/found-guide.tsx';
import { CorrectedNote, countText, NoMatch, ResultsSkeleton } from '../search/result-states.tsx';
import { useSearchResults } from '../search/use-search-results.ts';
import styles from './found-guides.module.css';
import type { FoundOnMap } from './use-found-on-map.ts';

/** The number that fits into an open sheet; the page of results has the rest. */
const MAX_SHOWN = 6;

export type FoundGuidesProps = {
  readonly text: string;
  /** The guides on the map, as a fallback when offline; undefined until they have loaded. */
  readonly guides: readonly Guide[] | undefined;
  /** Called with the results of the search, for the map. */
  readonly onFound: (found: FoundOnMap) => void;
  readonly onPick: (id: number) => void;
};

/** The results of a search, best first. */
export function FoundGuides({ text, guides, onFound, onPick }: FoundGuidesProps) {
  const { openPlace, openPage } = useNavigation();
  const ownershipOf = useOwnership();
  const visitor = useVisitorPoint();
  const isOnline = useOnline();
  const { query, state, hits, creators, corrected } = useSearchResults(text);
  useEffect(() => onFound({ text, guides: hits.map(({ guide }) => guide) }), [onFound, text, hits]);

  // Offline there is no point in waiting for the last retry.
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
  if (hits.length === 0 && creators.length === 0) return <NoMatch />;
  const showsAll = !query.hasNextPage && hits.length <= MAX_SHOWN;
  return (
    <div className={styles.found}>
      <CorrectedNote text={text} corrected={corrected} />
      <p role="status" className={styles.status}>
        {countText(hits.length, query.hasNextPage, creators.length)}
      </p>
      <FoundCreators creators={creators} />
      <ul className={styles.list} aria-label="Guides, best match first" hidden={hits.length === 0}>
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
      {hits.length > 0 && (
        <Button onClick={() => openPage({ page: 'searchResults', searchText: text, view: null })}>
          {showsAll ? 'Filter results' : seeAllText(hits.length, query.hasNextPage)}
        </Button>
      )}
    </div>
  );
}

function seeAllText(count: number, hasMore: boolean): string {
  return hasMore ? 'See all results' : `See all ${count} results`;
}

type LoadedMatchesProps = {
  readonly text: string;
  readonly guides: readonly Guide[];
  readonly onPick: (id: number) => void;
  readonly onTryAgain: () => void;
};

/** The offline fallback: matches among the guides on the map. */
function LoadedMatches({ text, guides, onPick, onTryAgain }: LoadedMatchesProps) {
  const ownershipOf = useOwnership();
  const found = matchGuides(guides, text);
  return (
    <div className={styles.found}>
      <Callout
        tone="info"
        text={
          found.length === 0
            ? 'We can’t connect, and no guide that’s already loaded matches that.'
            : 'We can’t connect, so we’ve only searched the guides that are already loaded.'
        }
        action={{ label: 'Try again', onAct: onTryAgain }}
      />
      <ul className={styles.list}>
        {found.map((guide) => (
          <li key={guide.g_id}>
            <GuideRow
              guide={guide}
              author={guide.g_author}
              facts={<PriceAndPlaces guide={guide} ownership={ownershipOf(guide)} />}
              onPick={() => onPick(guide.g_id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Letters and digits without accents and case, so that "cafe" finds "Café". */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The guides whose title, creator or description has every word of the search, titles first. */
function matchGuides(guides: readonly Guide[], search: string): readonly Guide[] {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.includes(word));
  const matches = guides.filter(({ g_title, g_author, g_description }) =>
    has(fold(`${g_title} ${g_author} ${g_description}`)),
  );
  return matches.toSorted((a, b) => Number(has(fold(b.g_title))) - Number(has(fold(a.g_title))));
}
