import { printArea, type TileArea } from '@laneway/domain/discovery/tile-area';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
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
