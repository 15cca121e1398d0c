import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { newIdempotencyKey } from '../client.ts';

const WALK_REPORT = 'walk report';

/** Simulated walks take seconds, or a minute on a busy server. */
const POLL_MS = 3_000;

function walkReport(call: CallServer, pendingGuideId: number) {
  return queryOptions({
    queryKey: [WALK_REPORT, pendingGuideId],
    queryFn: ({ signal }) => call('getWalkReport', { params: { id: pendingGuideId }, signal }),
    staleTime: 0,
  });
}

/** The report of simulated walks of a saved guide, polled while they run; disabled for null. */
export function useWalkReport(pendingGuideId: number | null) {
  return useQuery({
    ...walkReport(useCall(), pendingGuideId ?? 0),
    enabled: pendingGuideId !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL_MS : false),
  });
}

/** Called after a draft was saved: a report that is shown may be of an earlier version. */
export function reloadWalkReports(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [WALK_REPORT] });
}

/** Requests a simulation of a guide without a report. */
export function useRequestWalkReport(pendingGuideId: number) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('requestWalkReport', {
        params: { id: pendingGuideId },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: (report) => queries.setQueryData(walkReport(call, pendingGuideId).queryKey, report),
  });
}
