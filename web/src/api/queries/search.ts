import type { ReplyOf } from '@laneway/contract/call-types';
import type { SearchBody, SearchQuery } from '@laneway/contract/search';
import type { Point } from '@laneway/domain/geo/point';
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

export type SearchReply = ReplyOf<'search'>;
export type SearchMatch = SearchReply['matches'][number];
export type SearchSegment = SearchMatch['segments'][number];
export type SearchAuthor = SearchReply['authors'][number];
export type SearchWords = ReplyOf<'listSearchWords'>['items'][number];

export type SearchFilters = Pick<
  SearchQuery,
  'free' | 'price_max' | 'audio' | 'minutes_max' | 'language'
>;

/** The person who searches. The server trusts only the session, and includes content that they have access to. */
export type Searcher = { readonly u_id: number; readonly u_email: string } | null;

export type SearchRequest = {
  readonly text: string;
  readonly searcher: Searcher;
  readonly filters?: SearchFilters;
  /** The visitor's position. */
  readonly near?: Point | null;
};

const SEARCH = 'search';

/** Three decimals are a street corner: a few steps shouldn't search again. */
const NEAR_DECIMALS = 3;

function bodyOf(searcher: Searcher): SearchBody {
  return { user: searcher === null ? null : { id: searcher.u_id, email: searcher.u_email } };
}

function nearOf(point: Point | null): Pick<SearchQuery, 'near'> {
  if (point === null) return {};
  return { near: `${point.lat.toFixed(NEAR_DECIMALS)},${point.lng.toFixed(NEAR_DECIMALS)}` };
}

function search(call: CallServer, { text, searcher, filters = {}, near = null }: SearchRequest) {
  const asked = { search_terms: text, ...filters, ...nearOf(near) };
  return infiniteQueryOptions({
    queryKey: [SEARCH, 'results', asked, searcher?.u_id ?? null],
    queryFn: ({ pageParam, signal }) =>
      call('search', {
        query: { ...asked, ...cursorOf(pageParam) },
        body: bodyOf(searcher),
        signal,
      }),
    ...BY_CURSOR,
    // Changing a filter keeps the previous results until the new ones load.
    placeholderData: keepPreviousData,
  });
}

/** The results of a search, page by page, best first. */
export function useSearch(request: SearchRequest) {
  return useInfiniteQuery(search(useCall(), request));
}

function typedSearch(call: CallServer, text: string, searcher: Searcher) {
  return queryOptions({
    queryKey: [SEARCH, 'typing', text, searcher?.u_id ?? null],
    queryFn: ({ signal }) =>
      call('search', {
        query: { search_terms: text, typing: true },
        body: bodyOf(searcher),
        signal,
      }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    // The next key press comes sooner than a retry.
    retry: false,
  });
}

/** Suggestions for a text that is still being typed; the last reply stays until the next. */
export function useTypedSearch(text: string, searcher: Searcher) {
  return useQuery(typedSearch(useCall(), text, searcher));
}

function popularSearches(call: CallServer) {
  return queryOptions({
    queryKey: [SEARCH, 'popular'],
    queryFn: async ({ signal }) => (await call('listPopularSearches', { signal })).searches,
    // Popular searches aren't essential, and change little during a visit.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Popular searches. Empty while loading, or if they can't be loaded. */
export function usePopularSearches(): readonly string[] {
  return useQuery(popularSearches(useCall())).data ?? [];
}

function searchWords(call: CallServer, userId: number) {
  return queryOptions({
    queryKey: [SEARCH, 'words', userId],
    queryFn: async ({ signal }) => (await call('listSearchWords', { signal })).items,
    staleTime: 0,
  });
}

/** The words that led people to this creator's guides. */
export function useSearchWords(userId: number) {
  return useQuery(searchWords(useCall(), userId));
}
