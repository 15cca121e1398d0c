import {
  changeReviewQuery,
  DEFAULT_REVIEW_QUERY,
  type ReviewQuery,
} from '@laneway/domain/review/queue';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** An admin's filters and position in the queue. */
export type QueueView = {
  readonly query: ReviewQuery;
  /** The name of the creator that the query filters by. */
  readonly creatorName: string | null;
  /** The last focused guide. */
  readonly currentId: number | null;
};

export const START: QueueView = {
  query: DEFAULT_REVIEW_QUERY,
  creatorName: null,
  currentId: null,
};

/** Stored in the query cache, because it ends with the session too. */
const KEPT = queryOptions({
  queryKey: ['review queue view'],
  queryFn: skipToken,
  initialData: START,
  gcTime: Number.POSITIVE_INFINITY,
});

export type ChangeView = (change: (view: QueueView) => QueueView) => void;

/** The view of the queue, which outlives the dialog. */
export function useQueueView(): readonly [view: QueueView, change: ChangeView] {
  const queries = useQueryClient();
  const { data = START } = useQuery(KEPT);
  const change: ChangeView = useCallback(
    (change) => queries.setQueryData(KEPT.queryKey, (view) => change(view ?? START)),
    [queries],
  );
  return [data, change];
}

const NO_FILTERS = {
  status: null,
  creator_id: null,
  date_from: null,
  date_to: null,
  search: null,
} as const satisfies Partial<ReviewQuery>;

/** The number of active filters. A search of only spaces doesn't count. */
export function countFilters({ search, ...query }: ReviewQuery): number {
  const values = { ...query, search: search?.trim() || null };
  const names = Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[];
  return names.filter((name) => values[name] !== null).length;
}

/** The view without any filter; the order and the size of the pages stay. */
export function withoutFilters(view: QueueView): QueueView {
  return { ...view, query: changeReviewQuery(view.query, NO_FILTERS), creatorName: null };
}
