import type { ReplyOf } from '@laneway/contract/call-types';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

export type Overview = ReplyOf<'getOverview'>;

const OVERVIEW = 'overview';

function overview(call: CallServer) {
  return queryOptions({
    queryKey: [OVERVIEW],
    queryFn: ({ signal }) => call('getOverview', { signal }),
    staleTime: 0,
  });
}

/** The platform's key figures. */
export function useOverview() {
  return useQuery(overview(useCall()));
}

export type SystemStatus = ReplyOf<'getSystemStatus'>;

/** How the process that answers is doing. */
export function useSystemStatus() {
  const call = useCall();
  return useQuery({
    queryKey: ['system status'],
    queryFn: ({ signal }) => call('getSystemStatus', { signal }),
    staleTime: 0,
  });
}

export function reloadOverview(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [OVERVIEW] });
}
