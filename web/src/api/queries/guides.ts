import type { ReplyOf } from '@laneway/contract/call-types';
import { contentTexts } from '@laneway/domain/content-texts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { storedFeaturedIds } from '../featured-ids.ts';
import { logFailure } from '../log-failure.ts';

/** Cache key of everything about guides. */
export const GUIDES = 'guides';

const featuredKey = (ids: readonly number[]) => [GUIDES, 'featured', ids];

export function featuredGuides(call: CallServer, ids: readonly number[]) {
  return queryOptions({
    queryKey: featuredKey(ids),
    queryFn: ({ signal }) => {
      const asked = call('listGuides', { query: { guide_ids: [...ids] }, signal });
      return logFailure(contentTexts.fetchFeaturedFailed, signal, asked);
    },
  });
}

/** For guides that came with the page. */
export function primeFeaturedGuides(
  client: QueryClient,
  ids: readonly number[],
  guides: ReplyOf<'listGuides'>,
): void {
  client.setQueryData(featuredKey(ids), guides);
}

/** The guides of the first screen, in the order they are featured. */
export function useFeaturedGuides() {
  const call = useCall();
  const [ids] = useState(storedFeaturedIds);
  return useQuery(featuredGuides(call, ids));
}

/** The maximum of one reply. People find more guides by searching. */
const MAX_ON_MAP = 100;

function guidesOnMap(call: CallServer) {
  return queryOptions({
    queryKey: [GUIDES, 'on map'],
    queryFn: ({ signal }) => call('listGuides', { query: { limit: MAX_ON_MAP }, signal }),
  });
}

/** The newest live guides, for a search among them. */
export function useGuidesOnMap({ isNeeded = true }: { readonly isNeeded?: boolean } = {}) {
  return useQuery({ ...guidesOnMap(useCall()), enabled: isNeeded });
}

const guideKey = (id: number) => [GUIDES, 'one', id];

function oneGuide(call: CallServer, id: number) {
  return queryOptions({
    queryKey: guideKey(id),
    queryFn: ({ signal }) => call('getGuide', { params: { id }, signal }),
  });
}

/** For a guide that came with the page. */
export function primeGuide(client: QueryClient, guide: ReplyOf<'getGuide'>): void {
  client.setQueryData(guideKey(guide.g_id), guide);
}

export function useGuide(id: number | null) {
  const call = useCall();
  return useQuery({ ...oneGuide(call, id ?? 0), enabled: id !== null });
}
