import type { QueryOf, ReplyOf } from '@laneway/contract/call-types';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';

export type AdminAction = ReplyOf<'listAdminActions'>['items'][number];
export type AdminActionFilters = QueryOf<'exportAdminActions'>;

/** What admins have changed, newest first. While other filters load, the list before stays. */
export function useAdminActions(filters: AdminActionFilters) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: ['admin actions', filters],
    queryFn: ({ pageParam, signal }) =>
      call('listAdminActions', { query: { ...filters, ...cursorOf(pageParam) }, signal }),
    ...BY_CURSOR,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
