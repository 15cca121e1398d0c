import { BrowsedGuides, BrowseQuery, DiscoveredGuides, DiscoverQuery } from '../discovery.ts';
import type { EndpointsOf } from '../endpoint-schema.ts';

export const discoveryEndpoints = {
  discoverGuides: {
    summary: 'Show the guides in an area of the map: clusters with their counts, and single guides',
    query: DiscoverQuery,
    responses: { 200: DiscoveredGuides },
  },
  browseGuides: {
    summary: 'List all guides with filters, by date, rating or distance',
    query: BrowseQuery,
    responses: { 200: BrowsedGuides },
  },
} as const satisfies EndpointsOf<'discovery'>;
