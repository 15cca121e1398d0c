import { type Queryable, statement } from '../../platform/database.ts';

/** Titles of a guide's live places, folded, with their ids in the same order. */
export type PlaceNames = { readonly id: number; readonly name: string };

const NAMES = statement<{ guide_id: number; names: string; place_ids: number[] }>(
  'search.place_names',
  'SELECT guide_id, names, place_ids FROM search_documents WHERE guide_id = ANY ($1::integer[])',
);

export async function findPlaceNames(
  db: Queryable,
  guideIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PlaceNames[]>> {
  const rows = await db.query(NAMES, [guideIds]);
  return new Map(
    rows.map(({ guide_id, names, place_ids }) => {
      const titles = names.split('|').slice(1);
      return [guide_id, place_ids.map((id, index) => ({ id, name: titles[index] ?? '' }))];
    }),
  );
}

/** A title is public, whatever guide its place is in. */
const TITLES = statement<{ id: number; title: string }>(
  'search.place_titles',
  `SELECT id, title FROM places WHERE id = ANY ($1::integer[]) AND listing = 'live'`,
);

export async function findPlaceTitles(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query(TITLES, [ids]);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Places to look for words in, at most; as much of each as the index has. */
const MOST_INSIDE = 40;

/** The gate is in the statement: texts are looked at in public guides only. */
const INSIDE = statement<{ id: number; guide_id: number; description: string }>(
  'search.places_inside',
  `SELECT p.id, p.guide_id, left(p.description, 4000) AS description
     FROM places p JOIN guides g ON g.id = p.guide_id
    WHERE g.id = ANY ($1::integer[]) AND g.is_public AND g.listing = 'live' AND p.listing = 'live'
      AND left(p.description, 4000) ILIKE ANY ($2::text[])
    ORDER BY p.position NULLS LAST, p.id LIMIT ${MOST_INSIDE}`,
);

/** Places of public guides that may have one of these words in their texts. */
export function findPlacesInside(
  db: Queryable,
  guideIds: readonly number[],
  words: readonly string[],
) {
  return db.query(INSIDE, [guideIds, words.map((word) => `%${word}%`)]);
}

export type AuthorRow = { readonly id: number; readonly name: string; readonly guides: number };

const MOST_AUTHORS = 5;
/** Authors to choose among, and guides to count of each. */
const MOST_READ = 100;
const MOST_COUNTED = 1_000;

const AUTHORS = statement<AuthorRow>(
  'search.authors',
  `SELECT u.id, u.name, counted.guides
     FROM (SELECT author_id FROM search_authors WHERE words @@ $1::tsquery LIMIT ${MOST_READ}) found
     JOIN users u ON u.id = found.author_id,
          LATERAL (SELECT count(*) AS guides
                     FROM (SELECT FROM search_documents d WHERE d.author_id = u.id LIMIT ${MOST_COUNTED}) theirs) counted
    ORDER BY counted.guides DESC, u.id LIMIT ${MOST_AUTHORS}`,
);

/** People with guides on sale whose name has these words. */
export function findAuthors(db: Queryable, query: string): Promise<AuthorRow[]> {
  return db.query(AUTHORS, [query]);
}
