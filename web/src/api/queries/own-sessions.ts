import type { ReplyOf } from '@laneway/contract/call-types';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';

export type OwnSession = ReplyOf<'listOwnSessions'>['items'][number];

const ownSessionsKey = (userId: number) => ['own sessions', userId];

/** Where the user is logged in, newest login first. */
export function useOwnSessions(userId: number) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: ownSessionsKey(userId),
    queryFn: ({ pageParam, signal }) =>
      call('listOwnSessions', { query: cursorOf(pageParam), signal }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** Logs the user out in another browser, or without a session in all others. */
export function useEndOwnSessions(userId: number) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (session: OwnSession | null) =>
      session === null
        ? call('endOtherSessions')
        : call('endOwnSession', { params: { session_id: session.session_id } }),
    // Fulfilled once the list is without it, so that the dialog closes over the new list.
    onSettled: () => queries.invalidateQueries({ queryKey: ownSessionsKey(userId) }),
  });
}
