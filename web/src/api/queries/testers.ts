import type { TesterList } from '@laneway/contract/testers';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

function testers(call: CallServer, pendingGuideId: number) {
  return queryOptions({
    queryKey: ['testers', pendingGuideId],
    queryFn: ({ signal }) => call('listTesters', { params: { id: pendingGuideId }, signal }),
    staleTime: 0,
  });
}

/** The testers of a draft, with their notes. */
export function useTesters(pendingGuideId: number) {
  return useQuery(testers(useCall(), pendingGuideId));
}

/** Each call changes the list of testers, and returns the new one. */
export function useTesterChanges(pendingGuideId: number) {
  const call = useCall();
  const queries = useQueryClient();
  const { queryKey } = testers(call, pendingGuideId);
  const onSuccess = (list: TesterList) => queries.setQueryData(queryKey, list);
  return {
    invite: useMutation({
      mutationFn: (emails: readonly string[]) =>
        call('inviteTesters', { params: { id: pendingGuideId }, body: { emails: [...emails] } }),
      onSuccess,
    }),
    resend: useMutation({
      mutationFn: (id: number) => call('resendInvitation', { params: { id } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: number) => call('removeTester', { params: { id } }),
      onSuccess,
    }),
  };
}

/** The draft of a tester's link. It doesn't change while someone walks it. */
export function useTestedDraft(token: string | null) {
  const call = useCall();
  return useQuery({
    queryKey: ['tested draft', token],
    queryFn: ({ signal }) => call('openTestedDraft', { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
