import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import type { SearchMatch } from '@laneway/contract/search';
import { explainFields } from '@laneway/domain/search/explain-fields';
import { foldText } from '@laneway/domain/search/fold';
import { openingOf, type Segment, snippetOf } from '@laneway/domain/search/snippet';
import type { WordHits } from '@laneway/domain/search/word-hits';
import type { TitledPlace } from './result-store.ts';

/** The maximum of places shown for one guide. */
export const PLACES_PER_GUIDE = 3;

/** A place whose title contains words of the search, and their number. */
export type NamedPlace = TitledPlace & { readonly covers: number };

/** Places of a guide whose titles contain at least half as many words as the best one, the best first. */
export function placesNamed(places: readonly TitledPlace[], hits: WordHits): readonly NamedPlace[] {
  const found = places
    .map((place) => ({ ...place, covers: hits.coveredBy(foldText(place.title)).size }))
    .filter(({ covers }) => covers > 0)
    .sort((a, b) => b.covers - a.covers);
  const most = found[0]?.covers ?? 0;
  return found.filter(({ covers }) => covers * 2 >= most).slice(0, PLACES_PER_GUIDE);
}

export type ExplainedGuide = {
  readonly matches: readonly SearchMatch[];
  /** The number of words that no public field contains. */
  readonly unexplained: number;
};

/**
 * The fields that contain the words, most relevant first, as long as each adds a word. `prose` is the guide’s
 * description without Markdown.
 */
export function explainGuide(
  guide: PublishedGuide,
  prose: string,
  place: NamedPlace | undefined,
  hits: WordHits,
): ExplainedGuide {
  const fields = [
    { field: 'title', p_id: null, read: () => guide.g_title, whole: true },
    { field: 'place_title', p_id: place?.id ?? null, read: () => place?.title ?? '', whole: true },
    { field: 'author', p_id: null, read: () => guide.g_author, whole: true },
    { field: 'description', p_id: null, read: () => prose, whole: false },
  ] as const;
  const { found, unexplained } = explainFields(fields, hits);
  const matches = found.map(
    ({ field: { field, p_id }, segments }): SearchMatch => ({
      g_id: guide.g_id,
      p_id,
      field,
      segments: [...segments],
    }),
  );
  if (matches.length === 0) {
    const segments = [...openingOf(prose)];
    matches.push({ g_id: guide.g_id, p_id: null, field: 'description', segments });
  }
  return { matches, unexplained };
}

/** A place is shown with its title, or with the text that contains the words if its title doesn't. */
export function explainPlace(
  { p_id, g_id, p_title }: PublishedPlace,
  inside: readonly Segment[] | undefined,
  hits: WordHits,
): SearchMatch {
  const title = snippetOf(p_title, hits.isHit, { whole: true });
  if (title === null && inside !== undefined) {
    return { g_id, p_id, field: 'place_description', segments: [...inside] };
  }
  const segments = [...(title ?? [{ text: p_title, hit: false }])];
  return { g_id, p_id, field: 'place_title', segments };
}
