import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { storedFeaturedIds } from '../featured-ids.ts';

export function featuredGuides(call: CallServer, ids: readonly number[]) {
  return queryOptions({
    queryKey: ['guides', 'featured', ids],
    queryFn: ({ signal }) => call('listGuides', { query: { guide_ids: [...ids] }, signal }),
  });
}

/** The guides of the first screen, in the order they are featured. */
export function useFeaturedGuides() {
  const call = useCall();
  const [ids] = useState(storedFeaturedIds);
  return useQuery(featuredGuides(call, ids));
}
