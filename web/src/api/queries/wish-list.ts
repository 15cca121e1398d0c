import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import { GUIDES } from './guides.ts';

/** Those of these guides that are on sale, in any order. */
export function useGuidesOnSale(ids: readonly number[]) {
  const call = useCall();
  const asked = ids.toSorted((a, b) => a - b);
  return useQuery({
    queryKey: [GUIDES, 'on sale', asked],
    queryFn: async ({ signal }) => {
      const guides = await call('listGuides', { query: { guide_ids: [...asked] }, signal });
      // The newest guides take the place of those that aren't on sale.
      return guides.filter(({ g_id }) => asked.includes(g_id));
    },
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
}
