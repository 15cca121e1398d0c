import { contentTexts } from '@laneway/domain/content-texts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { storedFeaturedIds } from '../featured-ids.ts';
import { logFailure } from '../log-failure.ts';

/** Cache key of everything about guides. */
export const GUIDES = 'guides';

export function featuredGuides(call: CallServer, ids: readonly number[]) {
  return queryOptions({
    queryKey: [GUIDES, 'featured', ids],
    queryFn: ({ signal }) => {
      const asked = call('listGuides', { query: { guide_ids: [...ids] }, signal });
      return logFailure(contentTexts.fetchFeaturedFailed, signal, asked);
    },
  });
}

/** The guides of the first screen, in the order they are featured. */
export function useFeaturedGuides() {
  const call = useCall();
  const [ids] = useState(storedFeaturedIds);
  return useQuery(featuredGuides(call, ids));
}

/** The most that one reply may hold. To find more guides, people search. */
const MAX_ON_MAP = 100;

function guidesOnMap(call: CallServer) {
  return queryOptions({
    queryKey: [GUIDES, 'on map'],
    queryFn: ({ signal }) => call('listGuides', { query: { limit: MAX_ON_MAP }, signal }),
  });
}

/** The live guides, newest first, for the pins between the featured ones. */
export function useGuidesOnMap() {
  return useQuery(guidesOnMap(useCall()));
}

function oneGuide(call: CallServer, id: number) {
  return queryOptions({
    queryKey: [GUIDES, 'one', id],
    queryFn: ({ signal }) => call('getGuide', { params: { id }, signal }),
  });
}

export function useGuide(id: number | null) {
  const call = useCall();
  return useQuery({ ...oneGuide(call, id ?? 0), enabled: id !== null });
}
