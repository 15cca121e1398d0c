import type { EndpointsOf } from '../endpoint-schema.ts';
import { SearchBody, SearchQuery, SearchResults } from '../search.ts';

export const searchEndpoints = {
  search: {
    summary: 'Guides and places that match, misspelt words included',
    query: SearchQuery,
    body: SearchBody,
    responses: { 200: SearchResults },
  },
} as const satisfies EndpointsOf<'search'>;
