import { PublishedGuide, PublishedPlace } from './catalogue.ts';
import { guideFilterFields } from './guide-filters.ts';
import { type Static, Type } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { optionalBody, reply, request } from './objects.ts';
import { Count, Id, nullable, oneOf, text } from './scalars.ts';

const MAX_HITS = 50;
const MAX_AUTHORS = 5;
const MAX_POPULAR = 10;
/** A snippet has a few hits, with text before, between and after them. */
const MAX_SEGMENTS = 100;

export const SearchQuery = request('SearchQuery', {
  search_terms: text(LIMITS.searchTerms),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_HITS })),
  cursor: Type.Optional(text(LIMITS.cursor)),
  near: Type.Optional(
    Type.String({
      maxLength: LIMITS.location,
      pattern: '^-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?$',
      description: 'Prefer guides near lat,lng.',
    }),
  ),
  ...guideFilterFields,
  typing: Type.Optional(
    Type.Boolean({
      description: 'The last word may be unfinished. Fewer results, and nothing is counted.',
    }),
  ),
});
export type SearchQuery = Static<typeof SearchQuery>;

/** Clients send the user who searches; only the session counts. */
export const SearchBody = optionalBody(
  request('SearchBody', { user: Type.Optional(Type.Unknown({ description: 'Ignored.' })) }),
);
export type SearchBody = Static<typeof SearchBody>;

/** The fields that can match, most relevant first. */
export const MATCH_FIELDS = [
  'title',
  'place_title',
  'author',
  'description',
  'place_description',
] as const;

/** A piece of a snippet. The pieces in order are the text; it is never markup. */
export const SearchSegment = reply('SearchSegment', {
  text: text(LIMITS.searchSnippet),
  hit: Type.Boolean(),
});
export type SearchSegment = Static<typeof SearchSegment>;

/** The field that a guide or place was found by, with a snippet. */
export const SearchMatch = reply('SearchMatch', {
  g_id: Id,
  /** Null where the guide itself matched, and for a place of a guide that the caller can’t open. */
  p_id: nullable(Id),
  field: oneOf(MATCH_FIELDS),
  segments: Type.Array(SearchSegment, { maxItems: MAX_SEGMENTS }),
});
export type SearchMatch = Static<typeof SearchMatch>;

/** A creator with guides on sale. */
export const SearchAuthor = reply('SearchAuthor', {
  u_id: Id,
  name: text(LIMITS.name),
  guide_count: Count,
});
export type SearchAuthor = Static<typeof SearchAuthor>;

/**
 * The best match comes first. Places are included only from guides whose content the caller may see; other guides are
 * found by their public part and the titles of their places.
 */
export const SearchResults = reply('SearchResults', {
  guides: Type.Array(PublishedGuide, { maxItems: MAX_HITS }),
  places: Type.Array(PublishedPlace, { maxItems: MAX_HITS }),
  authors: Type.Array(SearchAuthor, { maxItems: MAX_AUTHORS }),
  /** The matches of the guides, then of the places, in their order; each has at least one. */
  matches: Type.Array(SearchMatch, { maxItems: 4 * MAX_HITS }),
  /** The search that was made instead because nothing matched the words as typed. */
  corrected: nullable(text(LIMITS.searchTerms)),
  next_cursor: nullable(text(LIMITS.cursor)),
});
export type SearchResults = Static<typeof SearchResults>;

/** Recent searches by many different people that had results. */
export const PopularSearches = reply('PopularSearches', {
  searches: Type.Array(text(LIMITS.searchTerms), { maxItems: MAX_POPULAR }),
});
export type PopularSearches = Static<typeof PopularSearches>;

/** Words that several people searched for, with the caller's guide that was among the results. */
export const GuideSearchWords = reply('GuideSearchWords', {
  words: text(LIMITS.searchTerms),
  g_id: Id,
  g_title: text(LIMITS.title),
  searches: Count,
});
export type GuideSearchWords = Static<typeof GuideSearchWords>;

export const GuideSearchWordsList = reply('GuideSearchWordsList', {
  /** Most searched first; this month’s and last month’s searches. */
  items: Type.Array(GuideSearchWords, { maxItems: LIMITS.pageSize }),
});
export type GuideSearchWordsList = Static<typeof GuideSearchWordsList>;

export const ListSearchWordsQuery = request('ListSearchWordsQuery', {
  guide_id: Type.Optional(Id),
});
export type ListSearchWordsQuery = Static<typeof ListSearchWordsQuery>;
