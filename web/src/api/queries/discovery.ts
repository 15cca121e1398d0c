import type { BrowseQuery } from '@laneway/contract/discovery';
import { printArea, type TileArea } from '@laneway/domain/discovery/tile-area';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';
import { GUIDES } from './guides.ts';

/** By whole tiles, in the spelling that the server keeps its answers under. */
function discoveredGuides(call: CallServer, area: TileArea | null) {
  const query = area === null ? null : { bbox: printArea(area), zoom: area.zoom };
  return queryOptions({
    queryKey: [GUIDES, 'discovered', query],
    queryFn: ({ signal }) =>
      call('discoverGuides', { query: query ?? { bbox: '', zoom: 0 }, signal }),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
}

/** What is in an area of the map. Until it is known, and if it can't be loaded, what was there before. */
export function useDiscoveredGuides(area: TileArea | null) {
  return useQuery(discoveredGuides(useCall(), area));
}

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

/** All guides that match. Null asks for nothing, while it isn't known where someone is. */
export function useBrowsedGuides(browsing: Browsing | null) {
  return useInfiniteQuery(browsedGuides(useCall(), browsing));
}
