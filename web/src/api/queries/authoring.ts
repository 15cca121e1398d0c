import { LIMITS } from '@laneway/contract/limits';
import { GUIDE_SELECTOR_REFRESH_DELAY_MS } from '@laneway/domain/timing';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

/** Cache key of the lists of guides that someone writes. */
const AUTHORED_GUIDES = 'authored guides';

const MOST = { limit: LIMITS.pageSize } as const;

function pendingGuides(call: CallServer, userId: number, isAdmin: boolean) {
  return queryOptions({
    queryKey: [AUTHORED_GUIDES, 'pending', userId, isAdmin],
    queryFn: ({ signal }) =>
      call('listAuthoredGuides', {
        query: isAdmin ? { ...MOST, is_admin: true } : MOST,
        signal,
      }),
    staleTime: 0,
  });
}

/** Guides on their way to publication: one's own, or everyone's for an admin. */
export function usePendingGuides(userId: number, isAdmin: boolean) {
  return useQuery(pendingGuides(useCall(), userId, isAdmin));
}

function publishedGuides(call: CallServer, userId: number) {
  return queryOptions({
    queryKey: [AUTHORED_GUIDES, 'published', userId],
    queryFn: ({ signal }) => call('listDashboardGuides', { query: MOST, signal }),
    staleTime: 0,
  });
}

export function usePublishedGuides(userId: number) {
  return useQuery(publishedGuides(useCall(), userId));
}

function mediaSize(call: CallServer, guide: SizedGuide | null) {
  return queryOptions({
    queryKey: [AUTHORED_GUIDES, 'media size', guide],
    queryFn: async ({ signal }) => {
      if (guide === null) return 0;
      const params = { id: guide.id };
      return guide.source === 'pending'
        ? ((await call('getPendingGuide', { params, query: {}, signal })).pg_size_bytes ?? 0)
        : (await call('getGuide', { params, signal })).g_size_bytes;
    },
    enabled: guide !== null,
  });
}

export type SizedGuide = { readonly source: 'pending' | 'published'; readonly id: number };

/** The size of a guide's media, which its fee depends on. */
export function useMediaSize(guide: SizedGuide | null): number {
  return useQuery(mediaSize(useCall(), guide)).data ?? 0;
}

function guideHistory(call: CallServer, pendingGuideId: number) {
  return queryOptions({
    queryKey: [AUTHORED_GUIDES, 'history', pendingGuideId],
    queryFn: ({ signal }) => call('getGuideHistory', { params: { id: pendingGuideId }, signal }),
    staleTime: 0,
  });
}

export function useGuideHistory(pendingGuideId: number | null) {
  const call = useCall();
  return useQuery({ ...guideHistory(call, pendingGuideId ?? 0), enabled: pendingGuideId !== null });
}

/** After a save. A moment later, so that several saves in a row reload the lists once. */
export function reloadAuthoredGuides(queries: QueryClient): void {
  setTimeout(
    () => void queries.invalidateQueries({ queryKey: [AUTHORED_GUIDES] }),
    GUIDE_SELECTOR_REFRESH_DELAY_MS,
  );
}

/** A draft with its places as it was saved last. Read each time it is shown: it changes elsewhere. */
export function useSavedDraft(pendingGuideId: number) {
  const call = useCall();
  return useQuery({
    queryKey: ['saved draft', pendingGuideId],
    queryFn: ({ signal }) =>
      call('getPendingGuide', {
        params: { id: pendingGuideId },
        query: { include_places: true },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });
}
