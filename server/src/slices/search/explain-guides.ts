import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import type { SearchMatch } from '@laneway/contract/search';
import type { Actor } from '@laneway/domain/roles';
import { foldText } from '@laneway/domain/search/fold';
import { openingOf, proseOf, type Segment, snippetOf } from '@laneway/domain/search/snippet';
import type { Queryable } from '../../platform/database.ts';
import { findPlacesById } from '../catalogue/public/found-guides.ts';
import {
  findPlaceNames,
  findPlacesInside,
  findPlaceTitles,
  type PlaceNames,
} from './result-store.ts';
import type { WordHits } from './word-hits.ts';

export type Explained = {
  readonly places: readonly PublishedPlace[];
  readonly matches: readonly SearchMatch[];
};

/** How many places of one guide are shown, and of how many guides the texts inside are read again. */
const PLACES_PER_GUIDE = 3;
const GUIDES_READ_AGAIN = 5;

type FoundPlace = { readonly id: number; readonly guideId: number; readonly covers: number };

/** Why these guides were found, and the places in them that were, as far as this person may see them. */
export async function explainGuides(
  db: Queryable,
  viewer: Actor | null,
  guides: readonly PublishedGuide[],
  hits: WordHits,
  { mostPlaces }: { readonly mostPlaces: number },
): Promise<Explained> {
  const names = await findPlaceNames(
    db,
    guides.map(({ g_id }) => g_id),
  );
  const named = new Map(
    guides.map(({ g_id }) => [g_id, placesNamed(g_id, names.get(g_id) ?? [], hits)]),
  );
  const titles = await findPlaceTitles(
    db,
    [...named.values()].flatMap((places) => places.map(({ id }) => id)),
  );
  const own = guides.map((guide) => {
    const [place] = named.get(guide.g_id) ?? [];
    return explainGuide(guide, place?.id ?? null, titles, hits);
  });
  const inside = await findInside(db, guides, own, hits);
  const open = new Set(
    guides.filter(({ g_access }) => g_access === 'inside').map(({ g_id }) => g_id),
  );
  const wanted = [...named.values()]
    .flat()
    .filter(({ guideId }) => open.has(guideId))
    .sort((a, b) => b.covers - a.covers);
  const ids = [...new Set([...wanted, ...inside].map(({ id }) => id))].slice(0, mostPlaces);
  const seen = await findPlacesById(db, viewer, ids);
  const places = ids.flatMap((id) => seen.get(id) ?? []);
  const texts = new Map(inside.map(({ id, segments }) => [id, segments]));
  return {
    places,
    matches: [
      ...own.flatMap(({ matches }) =>
        matches.map((match) => ({ ...match, p_id: visible(match.p_id, seen) })),
      ),
      ...places.map((place) => explainPlace(place, texts.get(place.p_id), hits)),
    ],
  };
}

function visible(id: number | null, seen: ReadonlyMap<number, PublishedPlace>): number | null {
  return id !== null && seen.has(id) ? id : null;
}

/** Places whose titles have at least half of what the best of them has. */
function placesNamed(
  guideId: number,
  names: readonly PlaceNames[],
  hits: WordHits,
): readonly FoundPlace[] {
  const found = names
    .map(({ id, name }) => ({ id, guideId, covers: hits.coveredBy(name).size }))
    .filter(({ covers }) => covers > 0)
    .sort((a, b) => b.covers - a.covers);
  const most = found[0]?.covers ?? 0;
  return found.filter(({ covers }) => covers * 2 >= most).slice(0, PLACES_PER_GUIDE);
}

type ExplainedGuide = {
  readonly matches: readonly SearchMatch[];
  /** Words that are in none of the fields that everyone may read. */
  readonly unexplained: number;
};

/** The fields that have the words, most telling first, as long as each adds a word. */
function explainGuide(
  guide: PublishedGuide,
  placeId: number | null,
  titles: ReadonlyMap<number, string>,
  hits: WordHits,
): ExplainedGuide {
  const placeTitle = placeId === null ? '' : (titles.get(placeId) ?? '');
  const fields = [
    { field: 'title', p_id: null, read: () => guide.g_title, whole: true },
    { field: 'place_title', p_id: placeId, read: () => placeTitle, whole: true },
    { field: 'author', p_id: null, read: () => guide.g_author, whole: true },
    { field: 'description', p_id: null, read: () => proseOf(guide.g_description), whole: false },
  ] as const;
  const left = new Set(hits.all);
  const matches: SearchMatch[] = [];
  for (const { field, p_id, read, whole } of fields) {
    if (left.size === 0) break;
    const text = read();
    const added = [...hits.coveredBy(foldText(text))].filter((word) => left.has(word));
    const segments = added.length === 0 ? null : snippetOf(text, hits.isHit, { whole });
    if (segments === null) continue;
    for (const word of added) left.delete(word);
    matches.push({ g_id: guide.g_id, p_id, field, segments: [...segments] });
  }
  if (matches.length === 0) {
    const segments = [...openingOf(proseOf(guide.g_description))];
    matches.push({ g_id: guide.g_id, p_id: null, field: 'description', segments });
  }
  return { matches, unexplained: left.size };
}

/** Texts inside public guides that have words which nothing else explains. */
async function findInside(
  db: Queryable,
  guides: readonly PublishedGuide[],
  own: readonly ExplainedGuide[],
  hits: WordHits,
) {
  const unexplained = guides
    .filter((guide, index) => guide.g_is_public && (own[index]?.unexplained ?? 0) > 0)
    .slice(0, GUIDES_READ_AGAIN)
    .map(({ g_id }) => g_id);
  if (unexplained.length === 0) return [];
  const rows = await findPlacesInside(db, unexplained, hits.words);
  const shown = new Map<number, number>();
  return rows.flatMap(({ id, guide_id, description }) => {
    const segments = snippetOf(proseOf(description), hits.isHit);
    const before = shown.get(guide_id) ?? 0;
    if (segments === null || before === PLACES_PER_GUIDE) return [];
    shown.set(guide_id, before + 1);
    return [{ id, guideId: guide_id, segments }];
  });
}

function explainPlace(
  { p_id, g_id, p_title }: PublishedPlace,
  inside: readonly Segment[] | undefined,
  hits: WordHits,
): SearchMatch {
  const title = snippetOf(p_title, hits.isHit, { whole: true });
  if (title === null && inside !== undefined) {
    return { g_id, p_id, field: 'place_description', segments: [...inside] };
  }
  return {
    g_id,
    p_id,
    field: 'place_title',
    segments: [...(title ?? [{ text: p_title, hit: false }])],
  };
}
