import { type Static, Type } from 'typebox';
import { PublishedGuide, PublishedPlace } from './catalogue.ts';
import { LIMITS } from './limits.ts';
import { optionalBody, reply, request } from './objects.ts';
import { text } from './scalars.ts';

const MAX_HITS = 50;

export const SearchQuery = request('SearchQuery', {
  search_terms: text(LIMITS.searchTerms),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_HITS })),
});
export type SearchQuery = Static<typeof SearchQuery>;

/** Clients name the person who searches; the session is what counts. */
export const SearchBody = optionalBody(
  request('SearchBody', { user: Type.Optional(Type.Unknown({ description: 'Ignored.' })) }),
);
export type SearchBody = Static<typeof SearchBody>;

/** Best first. Places only from guides whose inside the caller may see; the others speak as guides. */
export const SearchResults = reply('SearchResults', {
  guides: Type.Array(PublishedGuide, { maxItems: MAX_HITS }),
  places: Type.Array(PublishedPlace, { maxItems: MAX_HITS }),
});
export type SearchResults = Static<typeof SearchResults>;
