import { type Queryable, statement } from '../../platform/database/database.ts';

/** Titles are public, whatever the guide. */
export type TitledPlace = {
  readonly id: number;
  readonly guide_id: number;
  readonly title: string;
};

const PLACES = statement<TitledPlace>(
  'search.place_titles',
  `SELECT id, guide_id, title FROM places WHERE guide_id = ANY ($1::integer[]) AND listing = 'live'
    ORDER BY position NULLS LAST, id`,
);

/** The live places of these guides, in walking order. */
export function findPlaceTitles(
  db: Queryable,
  guideIds: readonly number[],
): Promise<TitledPlace[]> {
  return db.query(PLACES, [guideIds]);
}

const PROSE = statement<{ id: number; prose: string }>(
  'search.prose',
  'SELECT id, prose FROM guides WHERE id = ANY ($1::integer[])',
);

/** The descriptions of these guides without Markdown, by guide. */
export async function findProse(
  db: Queryable,
  guideIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.query(PROSE, [guideIds]);
  return new Map(rows.map(({ id, prose }) => [id, prose]));
}

/** The maximum number of places to search; only the indexed part of each text is searched. */
const MAX_INSIDE = 40;

/** The access check is in the statement: only texts of public guides are searched. */
const INSIDE = statement<{ id: number; guide_id: number; prose: string }>(
  'search.places_inside',
  `SELECT p.id, p.guide_id, left(p.prose, 4000) AS prose
     FROM places p JOIN guides g ON g.id = p.guide_id
    WHERE g.id = ANY ($1::integer[]) AND g.is_public AND g.listing = 'live' AND p.listing = 'live'
      AND left(p.prose, 4000) ILIKE ANY ($2::text[])
    ORDER BY p.position NULLS LAST, p.id LIMIT ${MAX_INSIDE}`,
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

const MAX_AUTHORS = 5;
/** The maximum number of authors to choose from, and of guides to count for each. */
const MAX_READ = 100;
const MAX_COUNTED = 1_000;

const AUTHORS = statement<AuthorRow>(
  'search.authors',
  `SELECT u.id, u.name, counted.guides
     FROM (SELECT author_id FROM search_authors WHERE words @@ $1::tsquery LIMIT ${MAX_READ}) found
     JOIN users u ON u.id = found.author_id,
          LATERAL (SELECT count(*) AS guides
                     FROM (SELECT FROM search_documents d WHERE d.author_id = u.id LIMIT ${MAX_COUNTED}) theirs) counted
    ORDER BY counted.guides DESC, u.id LIMIT ${MAX_AUTHORS}`,
);

/** Creators with guides on sale whose name contains these words. */
export function findAuthors(db: Queryable, query: string): Promise<AuthorRow[]> {
  return db.query(AUTHORS, [query]);
}
