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

/** Clients send the user who searches; only the session counts. */
export const SearchBody = optionalBody(
  request('SearchBody', { user: Type.Optional(Type.Unknown({ description: 'Ignored.' })) }),
);
export type SearchBody = Static<typeof SearchBody>;

/** Best first. Places only from guides whose content the caller may see; of other guides, only the guide is found. */
export const SearchResults = reply('SearchResults', {
  guides: Type.Array(PublishedGuide, { maxItems: MAX_HITS }),
  places: Type.Array(PublishedPlace, { maxItems: MAX_HITS }),
});
export type SearchResults = Static<typeof SearchResults>;
