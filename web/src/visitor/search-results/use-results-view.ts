import { useCallback, useEffect, useState } from 'react';
import type { ResultFilters } from '../search/result-filters.ts';
import { keepView, type ResultsView, readView } from './kept-view.ts';

export type ViewChanges = {
  readonly setFilters: (filters: ResultFilters) => void;
  readonly setActiveId: (activeId: number) => void;
};

/** What someone has made of the results of a search, kept for when they come back to it. */
export function useResultsView(text: string): readonly [ResultsView, ViewChanges] {
  const [view, setView] = useState(() => readView(text));
  useEffect(() => keepView(text, view), [text, view]);
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
