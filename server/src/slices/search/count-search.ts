import type { SearchQuery, SearchResults } from '@laneway/contract/search';
import { foldText } from '@laneway/domain/search/fold';
import { type Database, statement } from '../../platform/database.ts';
import { bucketBits, seekerBucket } from './seeker-bucket.ts';

/** Guides that count as shown: those on the first screen. */
const MOST_SHOWN = 5;

/** Addresses and long numbers are about someone; no walk is called like that. */
const PERSONAL = /@|\d[\d\s().-]{5,}\d/;

/** Losing the latest counts in a crash does no harm; making someone wait for the disk would. */
const COUNT = statement<never>(
  'search.count',
  `WITH relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
   text AS (
     INSERT INTO search_texts AS t (month, words, searches, seekers)
     SELECT date_trunc('month', $1::date), $2, 1, $3::bit(64) FROM relaxed WHERE $2 <> ''
     ON CONFLICT (month, words) DO UPDATE SET searches = t.searches + 1, seekers = t.seekers | excluded.seekers
   ), shown AS (
     INSERT INTO search_shown AS s (month, guide_id, words, searches, seekers)
     SELECT date_trunc('month', $1::date), g.id, $2, 1, $3::bit(64)
       FROM guides g WHERE g.id = ANY ($4::integer[]) AND $2 <> '' ORDER BY g.id
     ON CONFLICT (guide_id, month, words) DO UPDATE SET searches = s.searches + 1, seekers = s.seekers | excluded.seekers
   )
   INSERT INTO search_days AS d (day, searches) VALUES ($1::date, 1)
   ON CONFLICT (day) DO UPDATE SET searches = d.searches + 1`,
);

export type Seeker = { readonly userId: number | null; readonly address: string };

/**
 * Counts a search: for the day, and where something was found, for its text and the guides that were shown. Nothing of
 * it says who searched. What is searched while typing, and further pages, are no searches of their own.
 */
export async function countSearch(
  { db, now, secret }: { readonly db: Database; readonly now: Date; readonly secret: string },
  query: SearchQuery,
  guides: readonly Pick<SearchResults['guides'][number], 'g_id'>[],
  { userId, address }: Seeker,
): Promise<void> {
  if (query.typing === true || query.cursor !== undefined) return;
  const day = now.toISOString().slice(0, 10);
  const seeker = userId === null ? `address ${address}` : `user ${userId}`;
  const bucket = seekerBucket(secret, seeker, day.slice(0, 7));
  const isTold = guides.length > 0 && !PERSONAL.test(query.search_terms);
  const words = isTold ? foldText(query.search_terms).slice(0, 200).trim() : '';
  const shown = guides.slice(0, MOST_SHOWN).map(({ g_id }) => g_id);
  await db.transaction((tx) => tx.query(COUNT, [day, words, bucketBits(bucket), shown]));
}
