import type { PublishedGuide, PublishedPlace } from '@laneway/contract/catalogue';
import type { SearchMatch } from '@laneway/contract/search';
import type { Actor } from '@laneway/domain/roles';
import { type Segment, snippetOf } from '@laneway/domain/search/snippet';
import type { WordHits } from '@laneway/domain/search/word-hits';
import type { Queryable } from '../../platform/database/database.ts';
import { findPlacesById } from '../catalogue/public/found-guides.ts';
import {
  type ExplainedGuide,
  explainGuide,
  explainPlace,
  PLACES_PER_GUIDE,
  placesNamed,
} from './explain-guide.ts';
import { findPlacesInside, type TitledPlace } from './result-store.ts';

export type Explained = {
  readonly places: readonly PublishedPlace[];
  readonly matches: readonly SearchMatch[];
};

/** The number of guides whose texts are read again for snippets. */
const GUIDES_READ_AGAIN = 5;

const NO_PLACES: ReadonlyMap<number, PublishedPlace> = new Map();

/** A found guide, with its description without Markdown and its places. */
export type FoundGuide = {
  readonly guide: PublishedGuide;
  readonly prose: string;
  readonly places: readonly TitledPlace[];
};

/** Runs statements on a separate connection, which is released before the next text is explained. */
export type Read = <T>(work: (db: Queryable) => Promise<T>) => Promise<T>;

/** Why these guides and places were found, as far as this person may see them. */
export async function explainGuides(
  read: Read,
  viewer: Actor | null,
  guides: readonly FoundGuide[],
  hits: WordHits,
  { mostPlaces }: { readonly mostPlaces: number },
): Promise<Explained> {
  const found = guides.map(({ guide, prose, places }) => {
    const named = placesNamed(places, hits);
    return { guide, named, explained: explainGuide(guide, prose, named[0], hits) };
  });
  const inside = await findInside(read, found, hits);
  const named = found
    .flatMap((one) => (one.guide.g_access === 'inside' ? one.named : []))
    .sort((a, b) => b.covers - a.covers);
  const ids = [...new Set([...named.map(({ id }) => id), ...inside.keys()])].slice(0, mostPlaces);
  const seen = ids.length === 0 ? NO_PLACES : await read((db) => findPlacesById(db, viewer, ids));
  const places = ids.flatMap((id) => seen.get(id) ?? []);
  const own = found.flatMap(({ explained }) => explained.matches);
  return {
    places,
    matches: [
      ...own.map((match) => ({ ...match, p_id: seen.has(match.p_id ?? 0) ? match.p_id : null })),
      ...places.map((place) => explainPlace(place, inside.get(place.p_id), hits)),
    ],
  };
}

type PartlyExplained = { readonly guide: PublishedGuide; readonly explained: ExplainedGuide };

/** Texts inside public guides with words that nothing else explains, by place. */
async function findInside(
  read: Read,
  found: readonly PartlyExplained[],
  hits: WordHits,
): Promise<ReadonlyMap<number, readonly Segment[]>> {
  const unexplained = found
    .filter(({ guide, explained }) => guide.g_is_public && explained.unexplained > 0)
    .slice(0, GUIDES_READ_AGAIN)
    .map(({ guide }) => guide.g_id);
  if (unexplained.length === 0) return new Map();
  const rows = await read((db) => findPlacesInside(db, unexplained, hits.words));
  const texts = rows.flatMap(({ id, guide_id, prose }) => {
    const segments = snippetOf(prose, hits.isHit);
    return segments === null ? [] : [{ id, guide_id, segments }];
  });
  const shown = [...Map.groupBy(texts, ({ guide_id }) => guide_id).values()].flatMap((places) =>
    places.slice(0, PLACES_PER_GUIDE),
  );
  return new Map(shown.map(({ id, segments }) => [id, segments]));
}
