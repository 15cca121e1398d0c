import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import type { SearchMatch } from '@laneway/contract/search';
import type { Actor } from '@laneway/domain/roles';
import { foldText } from '@laneway/domain/search/fold';
import {
  explainFields,
  openingOf,
  type Segment,
  snippetOf,
  type WordHits,
} from '@laneway/domain/search/snippet';
import type { Queryable } from '../../platform/database/database.ts';
import { findPlacesById } from '../catalogue/public/found-guides.ts';
import { findPlacesInside, type TitledPlace } from './result-store.ts';

export type Explained = {
  readonly places: readonly PublishedPlace[];
  readonly matches: readonly SearchMatch[];
};

/** The number of guides whose texts are read again for snippets. */
const MAX_GUIDES_WITH_SNIPPETS = 5;

const NO_PLACES: ReadonlyMap<number, PublishedPlace> = new Map();

/** A found guide, with its description without Markdown and its places. */
export type FoundGuide = {
  readonly guide: PublishedGuide;
  readonly prose: string;
  readonly places: readonly TitledPlace[];
};

/** Runs statements on a separate connection, which is released before the next text is explained. */
export type Read = <T>(work: (db: Queryable) => Promise<T>) => Promise<T>;

/** Explains why these guides and places were found, as far as this person may see them. */
export async function explainGuides(
  read: Read,
  viewer: Actor | null,
  guides: readonly FoundGuide[],
  hits: WordHits,
  { maxPlaces }: { readonly maxPlaces: number },
): Promise<Explained> {
  const found = guides.map(({ guide, prose, places }) => {
    const named = placesNamed(places, hits);
    return { guide, named, explained: explainGuide(guide, prose, named[0], hits) };
  });
  const inside = await findInside(read, found, hits);
  const named = found.flatMap((one) => (one.guide.g_access === 'inside' ? one.named : []));
  const ranked = [...named, ...inside.values()].sort((a, b) => b.covers - a.covers);
  const ids = [...new Set(ranked.map(({ id }) => id))].slice(0, maxPlaces);
  const seen = ids.length === 0 ? NO_PLACES : await read((db) => findPlacesById(db, viewer, ids));
  const places = ids.flatMap((id) => seen.get(id) ?? []);
  const own = found.flatMap(({ explained }) => explained.matches);
  return {
    places,
    matches: [
      ...own.map((match) => ({ ...match, p_id: seen.has(match.p_id ?? 0) ? match.p_id : null })),
      ...places.map((place) => explainPlace(place, inside.get(place.p_id)?.segments, hits)),
    ],
  };
}

type PartlyExplained = { readonly guide: PublishedGuide; readonly explained: ExplainedGuide };

type PlaceInside = {
  readonly id: number;
  readonly segments: readonly Segment[];
  /** The number of words that the text contains. */
  readonly covers: number;
};

/** Texts inside public guides with words that nothing else explains, by place; of a guide, those with most of the words. */
async function findInside(
  read: Read,
  found: readonly PartlyExplained[],
  hits: WordHits,
): Promise<ReadonlyMap<number, PlaceInside>> {
  const unexplained = found
    .filter(({ guide, explained }) => guide.g_is_public && explained.unexplained > 0)
    .slice(0, MAX_GUIDES_WITH_SNIPPETS)
    .map(({ guide }) => guide.g_id);
  if (unexplained.length === 0) return new Map();
  const rows = await read((db) => findPlacesInside(db, unexplained, hits.words));
  const texts = rows.flatMap(({ id, guide_id, prose }) => {
    const segments = snippetOf(prose, hits.isHit);
    const covers = hits.coveredBy(foldText(prose)).size;
    return segments === null ? [] : [{ id, guide_id, segments, covers }];
  });
  const shown = [...Map.groupBy(texts, ({ guide_id }) => guide_id).values()].flatMap(bestPlaces);
  return new Map(shown.map((place) => [place.id, place]));
}

/** The maximum number of places shown for one guide. */
const PLACES_PER_GUIDE = 3;

/** A place whose title contains words of the search, and their number. */
export type NamedPlace = TitledPlace & { readonly covers: number };

/** Those with at least half as many words of the search as the best one, the best first. */
function bestPlaces<Place extends { readonly covers: number }>(
  places: readonly Place[],
): readonly Place[] {
  const found = places.toSorted((a, b) => b.covers - a.covers);
  const most = found[0]?.covers ?? 0;
  return found.filter(({ covers }) => covers * 2 >= most).slice(0, PLACES_PER_GUIDE);
}

function placesNamed(places: readonly TitledPlace[], hits: WordHits): readonly NamedPlace[] {
  const covered = places.map((place) => ({
    ...place,
    covers: hits.coveredBy(foldText(place.title)).size,
  }));
  return bestPlaces(covered.filter(({ covers }) => covers > 0));
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
function explainGuide(
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
function explainPlace(
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
