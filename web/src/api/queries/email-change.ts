import type { BodyOf } from '@laneway/contract/call-types';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { useSession } from '../session/session-context.ts';

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

/** An email that was never confirmed is replaced at once; then nothing waits, and the session has the new one. */
export function useRequestEmailChange(userId: number) {
  const call = useCall();
  const queries = useQueryClient();
  const { check } = useSession();
  return useMutation({
    mutationFn: (body: BodyOf<'requestEmailChange'>) => call('requestEmailChange', { body }),
    onSuccess: async (change) => {
      queries.setQueryData(emailChangeKey(userId), change);
      if (change.new_email === null) await check();
    },
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
