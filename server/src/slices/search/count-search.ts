import { createHmac } from 'node:crypto';
import type { SearchQuery, SearchResults } from '@laneway/contract/search';
import { foldText } from '@laneway/domain/search/fold';
import { readSearch } from '@laneway/domain/search/search-words';
import { type Database, statement } from '../../platform/database/database.ts';
import { createRateLimits } from '../../platform/http/rate-limiter.ts';

/** The guides on the first screen count as shown. */
const MAX_SHOWN = 5;

/** The length of the columns. */
const MAX_LENGTH = 200;

/** Emails and long numbers are personal data, and not the name of a walk. */
const PERSONAL = /@|\d[\d\s().-]{5,}\d/;

/** Losing the latest counts in a crash is harmless; waiting for the disk isn't. */
const COUNT = statement<never>(
  'search.count',
  `WITH relaxed AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
   text AS (
     INSERT INTO search_texts AS t (month, key, words, searches, seekers)
     SELECT date_trunc('month', $1::date), $2, $3, 1, $4::bit(64) FROM relaxed WHERE $2 <> ''
     ON CONFLICT (month, key) DO UPDATE SET searches = t.searches + 1, seekers = t.seekers | excluded.seekers
   ), shown AS (
     INSERT INTO search_shown AS s (month, guide_id, key, words, searches, seekers)
     SELECT date_trunc('month', $1::date), g.id, $2, $3, 1, $4::bit(64)
       FROM guides g WHERE g.id = ANY ($5::integer[]) AND $2 <> '' ORDER BY g.id
     ON CONFLICT (guide_id, month, key) DO UPDATE SET searches = s.searches + 1, seekers = s.seekers | excluded.seekers
   )
   INSERT INTO search_days AS d (day, searches) VALUES ($1::date, 1)
   ON CONFLICT (day) DO UPDATE SET searches = d.searches + 1`,
);

export type Searcher = { readonly userId: number | null; readonly address: string };

/**
 * Counts a search: for the day and, if there were results, for its words and the shown guides. The order of the words
 * doesn't matter, and the counted searches of one person per day are limited, so that nobody fills the tables alone. It
 * doesn't store who searched. Searches while typing, and further pages, don't count.
 */
export async function countSearch(
  { db, now, secret }: { readonly db: Database; readonly now: Date; readonly secret: string },
  query: SearchQuery,
  guides: readonly Pick<SearchResults['guides'][number], 'g_id'>[],
  { userId, address }: Searcher,
): Promise<void> {
  if (query.typing === true || query.cursor !== undefined) return;
  const day = now.toISOString().slice(0, 10);
  const searcher = userId === null ? `address ${address}` : `user ${userId}`;
  const bucket = anonymousBucket(secret, searcher, day.slice(0, 7));
  const isTold = guides.length > 0 && !PERSONAL.test(query.search_terms);
  const words = foldText(query.search_terms).slice(0, MAX_LENGTH).trim();
  const shown = guides.slice(0, MAX_SHOWN).map(({ g_id }) => g_id);
  await db.transaction(async (tx) => {
    const limits = createRateLimits({ db: tx, clock: () => now, secret });
    const counts = isTold && (await limits.take('counted_searches', searcher)).ok;
    const key = counts ? sortedWords(query.search_terms) : '';
    await tx.query(COUNT, [day, key, words, bucketBits(bucket), shown]);
  });
}

function sortedWords(terms: string): string {
  const { words } = readSearch(terms, { isTyping: false });
  return words.toSorted().join(' ').slice(0, MAX_LENGTH).trim();
}

/** The number of bits of `seekers` in the tables of searches. */
const BUCKETS = 64;

/**
 * The bucket of a searcher in this month, computed from their account or, without one, their network address. It
 * can't be reversed, others share it, and it changes every month. Two different buckets are certainly two different
 * people, so the number of buckets never exceeds the number of people.
 */
export function anonymousBucket(secret: string, searcher: string, month: string): number {
  const digest = createHmac('sha256', secret).update(`search ${month} ${searcher}`).digest();
  return digest.readUInt32BE() % BUCKETS;
}

/** A set with only this bucket, as PostgreSQL's bit(64). */
export function bucketBits(bucket: number): string {
  return '0'.repeat(bucket).concat('1').padEnd(BUCKETS, '0');
}
