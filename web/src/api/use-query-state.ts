import { useState } from 'react';
import { type QueryState, queryStateOf } from './query-state.ts';

/** As much of a query as it takes to tell what became of it. */
export type QueryResult<Data> = {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
};

/** What became of a query, for a page that shows each case, and the way to ask once more. */
export function useQueryState<Data>({ data, error, refetch }: QueryResult<Data>): QueryState<Data> {
  const [retriedAfter, setRetriedAfter] = useState<Error | null>(null);
  const retry = async () => {
    setRetriedAfter(error);
    await refetch();
    setRetriedAfter(null);
  };
  return queryStateOf({ data, error, retriedAfter, retry: () => void retry() });
}
