import type { ListReviewQueueQuery, ReviewQueue } from '@laneway/contract/review';
import type { ReviewQuery } from '@laneway/domain/review/queue';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

export type QueueItem = ReviewQueue['items'][number];

/** Cache key of all data of the review queue. */
const REVIEW_QUEUE = 'review queue';

function queuePage(call: CallServer, query: ReviewQuery) {
  const asked = toListQuery(query);
  return queryOptions({
    queryKey: [REVIEW_QUEUE, 'page', asked],
    queryFn: ({ signal }) => call('listReviewQueue', { query: asked, signal }),
    staleTime: 0,
  });
}

/** Unset filters and surrounding spaces are left out. */
function toListQuery({ search, ...query }: ReviewQuery): ListReviewQueueQuery {
  const set = { ...query, search: search?.trim() || null };
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== null));
}

/** A page of the queue. While it loads, the previous page stays, unless it has failed to load before. */
export function useReviewQueue(query: ReviewQuery) {
  const { data, isPlaceholderData, errorUpdateCount, error, refetch } = useQuery({
    ...queuePage(useCall(), query),
    placeholderData: keepPreviousData,
  });
  const hasFailed = isPlaceholderData && errorUpdateCount > 0;
  return { data: hasFailed ? undefined : data, isPlaceholderData, error, refetch };
}

/**
 * A page of the queue as last listed, for opening its guides one after another. It is loaded if
 * necessary, but a verdict doesn't reload it: the guide would move, and its neighbours with it.
 */
export function useListedPage(query: ReviewQuery, isNeeded = true): ReviewQueue | undefined {
  const { data } = useQuery({
    ...queuePage(useCall(), query),
    enabled: ({ state }) => isNeeded && state.data === undefined,
  });
  return data;
}

const COUNT_INTERVAL_MS = 60_000;

function submittedCount(call: CallServer) {
  return queryOptions({
    queryKey: [REVIEW_QUEUE, 'submitted'],
    queryFn: async ({ signal }) => {
      const query = { status: 'pending', page_size: 1 } as const;
      return (await call('listReviewQueue', { query, signal })).pagination.total_items;
    },
    staleTime: 0,
    // There is no notification when a guide is taken back.
    refetchInterval: COUNT_INTERVAL_MS,
  });
}

/** The number of guides that are waiting for a verdict; undefined until it has loaded. */
export function useSubmittedCount(): number | undefined {
  return useQuery(submittedCount(useCall())).data;
}

/** Called after a verdict, or any other change of the queue. */
export function reloadReviewQueue(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [REVIEW_QUEUE] });
}
