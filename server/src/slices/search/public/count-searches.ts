import { type Queryable, statement } from '../../../platform/database/database.ts';

export type SearchCounts = { readonly today: number; readonly days30: number };

/** Reads a row for each of thirty days. */
const COUNT = statement<{ today: number | null; days_30: number | null }>(
  'search.count_searches',
  `SELECT sum(searches) FILTER (WHERE day = $1::date) AS today, sum(searches) AS days_30
     FROM search_days WHERE day > $1::date - 30 AND day <= $1::date`,
);

/** The number of searches today and in the last thirty days, by UTC. */
export async function countSearches(db: Queryable, now: Date): Promise<SearchCounts> {
  const [row] = await db.query(COUNT, [now.toISOString().slice(0, 10)]);
  return { today: row?.today ?? 0, days30: row?.days_30 ?? 0 };
}
