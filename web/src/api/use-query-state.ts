import { useState } from 'react';
import { type QueryState, queryStateOf } from './query-state.ts';

/** The part of a query result that its state depends on. */
export type QueryResult<Data> = {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
};

/** The state of a query, for a page that shows each case and offers a retry. */
export function useQueryState<Data>({ data, error, refetch }: QueryResult<Data>): QueryState<Data> {
  const [retriedAfter, setRetriedAfter] = useState<Error | null>(null);
  const retry = async () => {
    setRetriedAfter(error);
    await refetch();
    setRetriedAfter(null);
  };
  return queryStateOf({ data, error, retriedAfter, retry: () => void retry() });
}
