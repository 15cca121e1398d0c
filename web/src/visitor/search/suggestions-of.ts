import { foldText } from '@laneway/domain/search/fold';
import type { SearchAuthor, SearchReply } from '../../api/queries/search.ts';
import { type GuideHit, hitsOf, type PlaceHit } from './use-search-results.ts';

export type Suggestion =
  | { readonly kind: 'guide'; readonly hit: GuideHit }
  | { readonly kind: 'place'; readonly hit: PlaceHit; readonly guideTitle: string }
  | { readonly kind: 'creator'; readonly creator: SearchAuthor }
  | { readonly kind: 'recent' | 'popular'; readonly text: string };

const MAX_SUGGESTIONS = 6;
/** Places and creators get some of the space, but not all of it. */
const MAX_PLACES = 2;
const MAX_CREATORS = 1;
const MAX_POPULAR = 4;

/**
 * Suggestions for a text that is being typed: guides, then places, then creators. Someone whose name was typed comes
 * before everything else.
 */
export function suggestionsOf(reply: SearchReply, text: string): readonly Suggestion[] {
  const hits = hitsOf(reply);
  const named = reply.authors.filter(({ name }) => isName(text, name));
  const creators = [...named, ...reply.authors]
    .slice(0, MAX_CREATORS)
    .map((creator): Suggestion => ({ kind: 'creator', creator }));
  const places = hits
    .flatMap(({ guide, places }) =>
      places.map((hit): Suggestion => ({ kind: 'place', hit, guideTitle: guide.g_title })),
    )
    .slice(0, MAX_PLACES);
  const guides = hits
    .slice(0, MAX_SUGGESTIONS - places.length - creators.length)
    .map((hit): Suggestion => ({ kind: 'guide', hit }));
  return named.length > 0
    ? [...creators, ...guides, ...places]
    : [...guides, ...places, ...creators];
}

/** True for a first name, a last name and a whole name. */
function isName(text: string, name: string): boolean {
  const [typed, whole] = [foldText(text), foldText(name)];
  return typed !== '' && (`${whole} `.startsWith(`${typed} `) || ` ${whole}`.endsWith(` ${typed}`));
}

/** Suggestions for an empty box: the last search, then popular ones. */
export function startingSuggestions(
  lastText: string,
  popular: readonly string[],
): readonly Suggestion[] {
  const recent: Suggestion[] = lastText === '' ? [] : [{ kind: 'recent', text: lastText }];
  const others = popular
    .filter((text) => text !== lastText.toLowerCase())
    .slice(0, MAX_POPULAR)
    .map((text): Suggestion => ({ kind: 'popular', text }));
  return [...recent, ...others];
}

export function suggestionKey(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'guide':
      return `guide-${suggestion.hit.guide.g_id}`;
    case 'place':
      return `place-${suggestion.hit.place.p_id}`;
    case 'creator':
      return `creator-${suggestion.creator.u_id}`;
    case 'recent':
    case 'popular':
      return `${suggestion.kind}-${suggestion.text}`;
  }
}
