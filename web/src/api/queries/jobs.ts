import type { ReplyOf } from '@laneway/contract/call-types';
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';
import { reloadOverview } from './overview.ts';

type JobPage = ReplyOf<'listJobs'>;
export type Job = JobPage['items'][number];

const FAILED_JOBS = 'failed jobs';

function failedJobs(call: CallServer) {
  return infiniteQueryOptions({
    queryKey: [FAILED_JOBS],
    queryFn: ({ pageParam, signal }) =>
      call('listJobs', { query: { state: 'failed', ...cursorOf(pageParam) }, signal }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** The jobs that have used up their attempts, newest first. */
export function useFailedJobs() {
  return useInfiniteQuery(failedJobs(useCall()));
}

/** Retries a failed job, and removes it from the list. */
export function useRetryJob() {
  const call = useCall();
  const queries = useQueryClient();
  const list = { queryKey: [FAILED_JOBS] };
  return useMutation({
    mutationFn: (jobId: string) => call('retryJob', { params: { id: jobId } }),
    onSuccess: ({ job_id }) =>
      queries.setQueriesData<JobPages>(list, (pages) => pages && withoutJob(pages, job_id)),
    // Someone else may have retried it first.
    onError: () => void queries.invalidateQueries(list),
    onSettled: () => reloadOverview(queries),
  });
}

type JobPages = InfiniteData<JobPage, unknown>;

export function withoutJob(pages: JobPages, jobId: string): JobPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.filter(({ job_id }) => job_id !== jobId),
    })),
  };
}
