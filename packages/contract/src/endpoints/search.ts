import {
  BrowsedGuides,
  BrowseQuery,
  DiscoveredGuides,
  DiscoverQuery,
  GuideLanguages,
} from '../discovery.ts';
import type { EndpointsOf } from '../endpoint-schema.ts';
import {
  GuideSearchWordsList,
  ListSearchWordsQuery,
  PopularSearches,
  SearchBody,
  SearchQuery,
  SearchResults,
} from '../search.ts';

export const searchEndpoints = {
  search: {
    summary: 'Search guides, places and authors, with tolerance for typos',
    query: SearchQuery,
    body: SearchBody,
    responses: { 200: SearchResults },
  },
  listPopularSearches: {
    summary: 'List what many people search for',
    responses: { 200: PopularSearches },
  },
  listSearchWords: {
    summary: 'List the words that led to the caller’s guides, without who searched',
    query: ListSearchWordsQuery,
    responses: { 200: GuideSearchWordsList },
  },
} as const satisfies EndpointsOf<'search'>;

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
  listGuideLanguages: {
    summary: 'List the languages in which there are guides on sale',
    responses: { 200: GuideLanguages },
  },
} as const satisfies EndpointsOf<'discovery'>;
