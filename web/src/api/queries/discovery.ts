import { printArea, type TileArea } from '@laneway/domain/discovery/tile-area';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { GUIDES } from './guides.ts';

/** By whole tiles, in the same form as the server's cache key. */
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

/** The guides in an area of the map. While loading or after a failure, the previous ones are returned. */
export function useDiscoveredGuides(area: TileArea | null) {
  return useQuery(discoveredGuides(useCall(), area));
}
