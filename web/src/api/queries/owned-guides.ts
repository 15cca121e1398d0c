import { contentTexts } from '@laneway/domain/content-texts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { logFailure } from '../log-failure.ts';

/** Cache key of people's own guides. */
export const OWNED_GUIDES = 'owned guides';

function ownedGuides(call: CallServer, userId: number) {
  return queryOptions({
    queryKey: [OWNED_GUIDES, userId],
    queryFn: ({ signal }) =>
      logFailure(contentTexts.fetchUserGuidesFailed, signal, call('listOwnedGuides', { signal })),
  });
}

/** The guides of the person who is logged in; not fetched while nobody is. */
export function useOwnedGuides(userId: number | null) {
  const call = useCall();
  return useQuery({ ...ownedGuides(call, userId ?? 0), enabled: userId !== null });
}
