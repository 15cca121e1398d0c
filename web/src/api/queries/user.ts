import type { TokenPurpose } from '@laneway/domain/accounts/token-rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

/** What the checks of mailed links are kept under. They do not depend on who is logged in. */
export const LINK_CHECKS = 'link checks';

function linkCheck(call: CallServer, purpose: TokenPurpose, token: string) {
  return queryOptions({
    queryKey: [LINK_CHECKS, purpose, token],
    queryFn: ({ signal }) =>
      call('validateResetToken', {
        query: { token, ...(purpose === 'password_reset' ? {} : { type: purpose }) },
        signal,
      }),
    // A link is used once: asking again after that would call it bad.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    gcTime: 0,
  });
}

/** Whether a mailed link is still good, and for which address. Uses nothing up. */
export function useLinkCheck(purpose: TokenPurpose, token: string | null) {
  const call = useCall();
  return useQuery({ ...linkCheck(call, purpose, token ?? ''), enabled: token !== null });
}
