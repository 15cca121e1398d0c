import type { Point } from '@laneway/domain/geo/point';
import { useMemo, useState } from 'react';
import { type SearchFilters, useSearch } from '../../api/queries/search.ts';
import { useUser } from '../../api/session/session-context.ts';
import { useQueryState } from '../../api/use-query-state.ts';
import { useVisitorPoint } from '../../core/location/use-visitor-point.ts';
import { hitsOf } from './hits-of.ts';

const NO_FILTERS: SearchFilters = {};

/** The results of a search for this visitor. The overlay and the page of results share one request. */
export function useSearchResults(text: string, filters: SearchFilters = NO_FILTERS) {
  const query = useSearch({ text, searcher: useUser(), filters, near: useFirstVisitorPoint() });
  const pages = query.data?.pages;
  return {
    query,
    state: useQueryState(query),
    hits: useMemo(() => pages?.flatMap(hitsOf) ?? [], [pages]),
    /** The corrected search; null if the words were found as typed. */
    corrected: pages?.[0]?.corrected ?? null,
  };
}

/** The visitor's first known location: results that changed with every step couldn't be read. */
function useFirstVisitorPoint(): Point | null {
  const current = useVisitorPoint();
  const [first, setFirst] = useState(current);
  if (first === null && current !== null) setFirst(current);
  return first;
}
