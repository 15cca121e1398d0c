import type { TokenPurpose } from '@laneway/domain/accounts/token-purposes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

/** Cache key of the checks of emailed links, which don't depend on who is logged in. */
export const LINK_CHECKS = 'link checks';

function linkCheck(call: CallServer, purpose: TokenPurpose, token: string) {
  return queryOptions({
    queryKey: [LINK_CHECKS, purpose, token],
    queryFn: ({ signal }) =>
      call('validateResetToken', {
        query: { token, ...(purpose === 'password_reset' ? {} : { type: purpose }) },
        signal,
      }),
    // A link works once: checking it again after that would call it invalid.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    gcTime: 0,
  });
}

/** Checks that an emailed link is still valid, and returns its email. The check doesn't use it up. */
export function useLinkCheck(purpose: TokenPurpose, token: string | null) {
  const call = useCall();
  return useQuery({ ...linkCheck(call, purpose, token ?? ''), enabled: token !== null });
}
