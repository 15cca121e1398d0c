import { contentTexts } from '@laneway/domain/content-texts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { logProblem } from '../../diagnostics/log.ts';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

function ownedGuides(call: CallServer, userId: number) {
  return queryOptions({
    queryKey: ['owned guides', userId],
    queryFn: async ({ signal }) => {
      try {
        return await call('listOwnedGuides', { signal });
      } catch (error) {
        if (!signal.aborted) logProblem(contentTexts.fetchUserGuidesFailed, error);
        throw error;
      }
    },
  });
}

/** The guides of the person who is logged in; none while they could not be fetched. */
export function useOwnedGuides(userId: number) {
  return useQuery(ownedGuides(useCall(), userId));
}
