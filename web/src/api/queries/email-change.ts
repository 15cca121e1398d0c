import type { BodyOf } from '@laneway/contract/call-types';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

const emailChangeKey = (userId: number) => ['email change', userId];

function emailChange(call: CallServer, userId: number) {
  return queryOptions({
    queryKey: emailChangeKey(userId),
    queryFn: ({ signal }) => call('getEmailChange', { signal }),
    // The link may have been opened in another browser.
    staleTime: 0,
  });
}

/** The new email that waits to be confirmed. */
export function useEmailChange(userId: number) {
  return useQuery(emailChange(useCall(), userId));
}

export function useRequestEmailChange(userId: number) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'requestEmailChange'>) => call('requestEmailChange', { body }),
    onSuccess: (change) => queries.setQueryData(emailChangeKey(userId), change),
  });
}

export function useCancelEmailChange(userId: number) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('cancelEmailChange'),
    onSuccess: () =>
      queries.setQueryData(emailChangeKey(userId), { new_email: null, expires_at: null }),
  });
}
