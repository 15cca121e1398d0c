import { useState } from 'react';
import { NetworkError } from './failures.ts';
import { type QueryState, queryStateOf } from './query-state.ts';

/** The part of a query result that its state depends on. */
export type QueryResult<Data> = {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
  /** Why the current request is being repeated. */
  readonly failureReason?: Error | null;
  /** How often this query has failed for good. */
  readonly errorUpdateCount?: number;
};

/** The state of a query, for a page that shows each case and offers a retry. */
export function useQueryState<Data>(result: QueryResult<Data>): QueryState<Data> {
  const { data, error, refetch } = result;
  const unreachable = useUnreachable(result);
  const [retriedAfter, setRetriedAfter] = useState<Error | null>(null);
  const retry = async () => {
    setRetriedAfter(error);
    await refetch();
    setRetriedAfter(null);
  };
  return queryStateOf({ data, error, unreachable, retriedAfter, retry: () => void retry() });
}

/**
 * The failure of a query that goes on asking without a reply. The first attempt is enough to say so, and it stays while
 * the query asks again, which clears its own error.
 */
function useUnreachable<Data>(result: QueryResult<Data>): NetworkError | null {
  const { data, error, failureReason = null, errorUpdateCount = 0 } = result;
  const [last, setLast] = useState<NetworkError | null>(null);
  const reason = error ?? failureReason;
  const now =
    reason instanceof NetworkError
      ? reason
      : reason === null && data === undefined && errorUpdateCount > 0
        ? last
        : null;
  if (now !== last) setLast(now);
  return now;
}
