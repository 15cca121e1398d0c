import { foldText } from '@laneway/domain/search/fold';
import type { SearchAuthor, SearchReply, SearchSegment } from '../../api/queries/search.ts';
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

/** Room for some words before a match, so that the match is in the first line. */
const BEFORE_MATCH = 28;

/** The match in a text with the words around it; null without a match. */
export function excerptOf(
  segments: readonly SearchSegment[] | null,
): readonly SearchSegment[] | null {
  const at = segments?.findIndex(({ hit }) => hit) ?? -1;
  if (segments === null || at === -1) return null;
  const before = segments.slice(0, at).map(({ text }) => text);
  return [{ text: lastWords(before.join('')), hit: false }, ...segments.slice(at)];
}

function lastWords(text: string): string {
  if (text.length <= BEFORE_MATCH) return text;
  return `…${text.slice(text.indexOf(' ', text.length - BEFORE_MATCH) + 1)}`;
}

/** Why a guide is suggested, if neither its title nor its creator shows it. */
export function reasonOf({ title, author, snippet, placeInside, places }: GuideHit): Reason | null {
  if (placeInside !== null) return { kind: 'place', segments: placeInside };
  if ([...title, ...(author ?? [])].some(({ hit }) => hit)) return null;
  const excerpt = excerptOf(snippet);
  if (excerpt !== null) return { kind: 'text', segments: excerpt };
  const [place] = places;
  return place === undefined ? null : { kind: 'place', segments: place.title };
}

export type Reason = {
  readonly kind: 'place' | 'text';
  readonly segments: readonly SearchSegment[];
};

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
