import type { EndpointsOf } from '../endpoint-schema.ts';
import { SearchBody, SearchQuery, SearchResults } from '../search.ts';

export const searchEndpoints = {
  search: {
    summary: 'Search guides and places, with tolerance for typos',
    query: SearchQuery,
    body: SearchBody,
    responses: { 200: SearchResults },
  },
} as const satisfies EndpointsOf<'search'>;
