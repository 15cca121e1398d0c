import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import type {
  SearchAuthor,
  SearchMatch,
  SearchQuery,
  SearchResults,
} from '@laneway/contract/search';
import { distanceMetres } from '@laneway/domain/geo/distance';
import { parseLocation } from '@laneway/domain/geo/location-text';
import { foldText } from '@laneway/domain/search/fold';
import {
  FIELD_WEIGHTS,
  hasEnoughWords,
  scoreOf,
  wordImportance,
} from '@laneway/domain/search/ranking';
import { formsOf, readSearch } from '@laneway/domain/search/search-words';
import {
  explainFields,
  openingOf,
  proseOf,
  type WordHits,
  wordHits,
} from '@laneway/domain/search/snippet';
import { aliasesOf, spellingsOf } from '@laneway/domain/search/street-words';

export type SavedContent = {
  readonly guide: PublishedGuide;
  readonly places: readonly PublishedPlace[];
};

type Found = SavedContent & { readonly wordWeights: readonly number[] };

/** The same maximum as on the server. */
const PLACES_PER_GUIDE = 3;
const MAX_GUIDES = 50;
const MAX_AUTHORS = 5;

/**
 * Searches saved guides with the server's words and ranking. The user has access to all of them, so the texts of their
 * places count too. Typing mistakes aren't corrected, because there is no vocabulary to compare with.
 */
export function searchSaved(
  saved: readonly SavedContent[],
  { search_terms, typing = false, near, limit = MAX_GUIDES }: SearchQuery,
): SearchResults {
  const { words, phrase, unfinished } = readSearch(search_terms, { isTyping: typing });
  const hits = wordHits(
    words.map((typed, index) => ({
      typed,
      anyOf: [
        ...formsOf(typed),
        ...aliasesOf(typed, { beginsLonger: index === 0 && words.length > 1 }),
      ],
    })),
    unfinished,
  );
  const matching = saved
    .map((content): Found => ({ ...content, wordWeights: weightsOf(content, hits) }))
    .filter(({ wordWeights }) => hasEnoughWords(wordWeights));
  // As on the server, guides with some of the words count only if none has all of them.
  const whole = matching.filter(({ wordWeights }) => wordWeights.every((weight) => weight > 0));
  const found = whole.length > 0 ? whole : matching;
  const importance = words.map((_word, index) =>
    wordImportance(found.filter(({ wordWeights }) => (wordWeights[index] ?? 0) > 0).length),
  );
  const phrases = spellingsOf(phrase);
  const rank = (content: Found) =>
    scoreOf(
      {
        ...titlesOf(content, phrases),
        wordWeights: content.wordWeights,
        km: kilometresTo(content.guide, near),
        quality: 0,
      },
      phrases,
      importance,
    );
  const explained = found
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, limit)
    .map((content) => explain(content, hits));
  return {
    guides: explained.map(({ guide }) => guide),
    places: explained.flatMap(({ places }) => places),
    authors: authorsOf(saved, hits),
    matches: [
      ...explained.flatMap(({ ofGuide }) => ofGuide),
      ...explained.flatMap(({ ofPlaces }) => ofPlaces),
    ],
    corrected: null,
    next_cursor: null,
  };
}

/** For each word, the weight of the most relevant field that contains it. */
function weightsOf({ guide, places }: SavedContent, hits: WordHits): readonly number[] {
  const fields: readonly (readonly [text: string, weight: number])[] = [
    [guide.g_title, FIELD_WEIGHTS.title],
    [[guide.g_author, ...places.map(({ p_title }) => p_title)].join(' '), FIELD_WEIGHTS.name],
    [proseOf(guide.g_description), FIELD_WEIGHTS.description],
    [places.map((place) => proseOf(place.p_description)).join(' '), FIELD_WEIGHTS.inside],
  ];
  const covered = fields.map(([text, weight]) => ({
    weight,
    words: hits.coveredBy(foldText(text)),
  }));
  return [...hits.all].map((word) => covered.find(({ words }) => words.has(word))?.weight ?? 0);
}

function titlesOf({ guide, places }: SavedContent, phrases: readonly string[]) {
  const titles = places.map(({ p_title }) => foldText(p_title));
  return {
    title: foldText(guide.g_title),
    placeIs: phrases.some((phrase) => titles.includes(phrase)),
    placeHas: phrases.some((phrase) =>
      titles.some((title) => ` ${title} `.includes(` ${phrase} `)),
    ),
    placeBegins: phrases.some((phrase) => titles.some((title) => title.startsWith(phrase))),
  };
}

function kilometresTo({ g_location }: PublishedGuide, near: string | undefined): number | null {
  const from = parseLocation(near);
  const to = parseLocation(g_location);
  return from === null || to === null ? null : distanceMetres(from, to) / 1_000;
}

function explain({ guide, places }: SavedContent, hits: WordHits) {
  const { g_id } = guide;
  const { found } = explainFields(
    [
      { field: 'title', read: () => guide.g_title, whole: true },
      { field: 'author', read: () => guide.g_author, whole: true },
      { field: 'description', read: () => proseOf(guide.g_description), whole: false },
    ] as const,
    hits,
  );
  const named = places
    .flatMap((place) => explainPlace(place, hits).map((match) => ({ place, match })))
    // A match in the title counts more than one in the text.
    .toSorted((a, b) => Number(isText(a.match)) - Number(isText(b.match)))
    .slice(0, PLACES_PER_GUIDE);
  const ofGuide = found.map(
    ({ field: { field }, segments }): SearchMatch => ({
      g_id,
      p_id: null,
      field,
      segments: [...segments],
    }),
  );
  const opening: SearchMatch = {
    g_id,
    p_id: null,
    field: 'description',
    segments: [...openingOf(proseOf(guide.g_description))],
  };
  return {
    guide,
    places: named.map(({ place }) => place),
    ofGuide: ofGuide.length === 0 ? [opening] : ofGuide,
    ofPlaces: named.map(({ match }) => match),
  };
}

function isText({ field }: SearchMatch): boolean {
  return field === 'place_description';
}

function explainPlace(place: PublishedPlace, hits: WordHits): readonly SearchMatch[] {
  const { g_id, p_id } = place;
  const { found } = explainFields(
    [
      { field: 'place_title', read: () => place.p_title, whole: true },
      { field: 'place_description', read: () => proseOf(place.p_description), whole: false },
    ] as const,
    hits,
  );
  const [best] = found;
  if (best === undefined) return [];
  return [{ g_id, p_id, field: best.field.field, segments: [...best.segments] }];
}

/** Authors whose names contain every word. */
function authorsOf(saved: readonly SavedContent[], hits: WordHits): SearchAuthor[] {
  if (hits.all.size === 0) return [];
  const authors = new Map<number, SearchAuthor>();
  for (const { guide } of saved) {
    const { g_author_id: u_id, g_author: name } = guide;
    if (u_id === null || hits.coveredBy(foldText(name)).size < hits.all.size) continue;
    const guide_count = (authors.get(u_id)?.guide_count ?? 0) + 1;
    authors.set(u_id, { u_id, name, guide_count });
  }
  return [...authors.values()].slice(0, MAX_AUTHORS);
}

export type GuideFilters = Pick<
  SearchQuery,
  'free' | 'price_max' | 'audio' | 'minutes_max' | 'language'
>;

/** Filters saved guides by the same rules as the server's lists and searches. */
export function fitsFilters({ free, price_max, audio, minutes_max, language }: GuideFilters) {
  const mostDollars = free === true ? 0 : (price_max ?? Number.POSITIVE_INFINITY);
  return ({ guide, places }: SavedContent): boolean =>
    guide.g_price <= mostDollars &&
    (audio !== true || guide.g_audio !== null || places.some(({ p_audio }) => p_audio !== null)) &&
    (minutes_max === undefined ||
      (guide.g_duration_minutes ?? Number.POSITIVE_INFINITY) <= minutes_max) &&
    (language === undefined || guide.g_language === language);
}
