import { LIMITS } from '@laneway/contract/limits';
import { GUIDE_SELECTOR_REFRESH_DELAY_MS } from '@laneway/domain/timing';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf, headedPage } from '../cursor-pages.ts';

const AUTHORED_GUIDES = 'authored guides';

const MAX_PAGE = { limit: LIMITS.pageSize } as const;

function pendingGuides(call: CallServer, userId: number, isAdmin: boolean) {
  const query = isAdmin ? { ...MAX_PAGE, is_admin: true } : MAX_PAGE;
  return infiniteQueryOptions({
    queryKey: [AUTHORED_GUIDES, 'pending', userId, isAdmin],
    queryFn: ({ pageParam, signal }) =>
      headedPage((onHeaders) =>
        call('listAuthoredGuides', {
          query: { ...query, ...cursorOf(pageParam) },
          signal,
          onHeaders,
        }),
      ),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** Pending guides, page by page: the user's own, or everyone's for an admin. */
export function usePendingGuides(userId: number, isAdmin: boolean) {
  return useInfiniteQuery(pendingGuides(useCall(), userId, isAdmin));
}

function publishedGuides(call: CallServer, userId: number) {
  return infiniteQueryOptions({
    queryKey: [AUTHORED_GUIDES, 'published', userId],
    queryFn: ({ pageParam, signal }) =>
      headedPage((onHeaders) =>
        call('listDashboardGuides', {
          query: { ...MAX_PAGE, ...cursorOf(pageParam) },
          signal,
          onHeaders,
        }),
      ),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

function guidesMade(call: CallServer, userId: number) {
  return queryOptions({
    queryKey: [AUTHORED_GUIDES, 'made', userId],
    queryFn: async ({ signal }) => {
      const guides = await call('listDashboardGuides', {
        query: { ...MAX_PAGE, mine: true },
        signal,
      });
      return guides.filter(({ g_active }) => g_active);
    },
  });
}

/** The guides that a creator has on sale; requests nothing for null. */
export function useGuidesMade(creatorId: number | null) {
  return useQuery({ ...guidesMade(useCall(), creatorId ?? 0), enabled: creatorId !== null });
}

export function usePublishedGuides(userId: number) {
  return useInfiniteQuery(publishedGuides(useCall(), userId));
}

function openRevision(call: CallServer, userId: number, guideId: number) {
  return queryOptions({
    queryKey: [AUTHORED_GUIDES, 'open revision', userId, guideId],
    queryFn: async ({ signal }) => {
      const [row] = await call('listAuthoredGuides', { query: { original_g_id: guideId }, signal });
      return row ?? null;
    },
    staleTime: 0,
  });
}

/** The open revision of a published guide; null if there is none, or no such guide. */
export function useOpenRevision(userId: number, guideId: number | null) {
  const call = useCall();
  return useQuery({ ...openRevision(call, userId, guideId ?? 0), enabled: guideId !== null });
}

/** Looks for the open revision of a published guide when it is needed; null if there is none. */
export function useFindOpenRevision() {
  const call = useCall();
  const queries = useQueryClient();
  return (userId: number, guideId: number) =>
    queries.fetchQuery(openRevision(call, userId, guideId));
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

export function guideHistory(call: CallServer, pendingGuideId: number) {
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

function guideListing(call: CallServer, guideId: number) {
  return queryOptions({
    queryKey: [AUTHORED_GUIDES, 'listing', guideId],
    queryFn: ({ signal }) => call('getGuideListing', { params: { id: guideId }, signal }),
    staleTime: 0,
  });
}

/**
 * The listing of a published guide and its places, with the person who took them off sale. Requests nothing for null,
 * which stands for a guide that was never published.
 */
export function useGuideListing(guideId: number | null) {
  const call = useCall();
  return useQuery({ ...guideListing(call, guideId ?? 0), enabled: guideId !== null });
}

/** Called after a save. It is delayed, so that several saves in a row reload the lists once. */
export function reloadAuthoredGuides(queries: QueryClient): void {
  setTimeout(
    () => void queries.invalidateQueries({ queryKey: [AUTHORED_GUIDES] }),
    GUIDE_SELECTOR_REFRESH_DELAY_MS,
  );
}

/** A draft with its places as last saved. It is refetched each time it is shown, because it changes elsewhere. */
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
