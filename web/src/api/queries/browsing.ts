import type { BrowseQuery } from '@laneway/contract/discovery';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';
import { GUIDES } from './guides.ts';

export type Browsing = Omit<BrowseQuery, 'limit' | 'cursor'>;

function browsedGuides(call: CallServer, browsing: Browsing | null) {
  return infiniteQueryOptions({
    queryKey: [GUIDES, 'browsed', browsing],
    queryFn: ({ pageParam, signal }) =>
      call('browseGuides', { query: { ...browsing, ...cursorOf(pageParam) }, signal }),
    ...BY_CURSOR,
    enabled: browsing !== null,
  });
}

/** All guides that match. Requests nothing for null, which is passed while the position is unknown. */
export function useBrowsedGuides(browsing: Browsing | null) {
  return useInfiniteQuery(browsedGuides(useCall(), browsing));
}

function guideLanguages(call: CallServer) {
  return queryOptions({
    queryKey: [GUIDES, 'languages'],
    queryFn: async ({ signal }) => (await call('listGuideLanguages', { signal })).languages,
    // Without them all languages can be chosen.
    retry: false,
  });
}

/** The languages in which there are guides; null until they are known. */
export function useGuideLanguages(): readonly string[] | null {
  return useQuery(guideLanguages(useCall())).data ?? null;
}
