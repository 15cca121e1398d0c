import { Callout } from '../../ui/callout.tsx';
import { ShowMore } from '../../ui/dashboard-frame/show-more.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { CorrectedNote } from '../search/corrected-note.tsx';
import { countText } from '../search/count-text.ts';
import { NoMatch } from '../search/no-match.tsx';
import { isFiltered, NO_FILTERS, type ResultFilters } from '../search/result-filters.ts';
import { ResultsSkeleton } from '../search/results-skeleton.tsx';
import type { useSearchResults } from '../search/use-search-results.ts';
import { FilterBar } from './filter-bar.tsx';
import { ResultList } from './result-list.tsx';
import styles from './results-sheet.module.css';
import type { ResultsView } from './saved-view.ts';

type Results = ReturnType<typeof useSearchResults>;

export type ResultsSheetProps = {
  readonly text: string;
  readonly results: Results;
  readonly view: ResultsView;
  readonly onFilters: (filters: ResultFilters) => void;
  readonly onActive: (guideId: number) => void;
  readonly onPick: (guideId: number) => void;
  readonly onClose: () => void;
};

/** The list of results: beside the map, or a sheet over it. */
export function ResultsSheet({ text, view, onFilters, onClose, ...list }: ResultsSheetProps) {
  const clear = () => onFilters(NO_FILTERS);
  return (
    <Sheet
      labelledBy="search-results-title"
      onClose={onClose}
      heading={
        <>
          <p className={styles.over}>Search results</p>
          <h1 id="search-results-title" className={styles.title}>
            “{text}”
          </h1>
        </>
      }
    >
      <div className={styles.results}>
        <FilterBar filters={view.filters} onChange={onFilters} />
        <Outcome
          {...list}
          text={text}
          activeId={view.activeId}
          onClearFilters={isFiltered(view.filters) ? clear : undefined}
        />
      </div>
    </Sheet>
  );
}

type OutcomeProps = Pick<ResultsSheetProps, 'text' | 'results' | 'onActive' | 'onPick'> & {
  readonly activeId: number | null;
  readonly onClearFilters: (() => void) | undefined;
};

function Outcome({ text, results, activeId, onActive, onPick, onClearFilters }: OutcomeProps) {
  const { state, query, hits, corrected } = results;
  switch (state.kind) {
    case 'loading':
      return <ResultsSkeleton />;
    case 'failed':
      return <Callout tone="error" text={state.text} action={state.tryAgain} />;
    case 'missing':
    case 'closed':
      return <NoMatch onClearFilters={onClearFilters} />;
    case 'ready':
      if (hits.length === 0) return <NoMatch onClearFilters={onClearFilters} />;
      return (
        <>
          <CorrectedNote text={text} corrected={corrected} />
          <p role="status" className={styles.count}>
            {countText(hits.length, query.hasNextPage)}
          </p>
          <ResultList hits={hits} activeId={activeId} onActive={onActive} onPick={onPick} />
          <ShowMore of="guides" query={query} />
        </>
      );
  }
}
