import type { GuideSearchWords, PopularSearches } from '@laneway/contract/search';
import { type Queryable, statement } from '../../platform/database/database.ts';

/** Searches by fewer different people are never shown. */
const MIN_SEARCHERS = 5;
const MOST_POPULAR = 10;
const MOST_WORDS = 100;

/** This month and the last. Buckets change from month to month, so each needs enough of its own. */
const LATELY = `month >= date_trunc('month', $1::date) - interval '1 month' AND bit_count(seekers) >= ${MIN_SEARCHERS}`;

/** Each month has the words in the order in which they were first typed. */
const MOST_USED_ORDER = '(array_agg(t.words ORDER BY t.searches DESC, t.words))[1]';

/** Only words that guides contain today, so that nobody can make us show their own text. */
const POPULAR = statement<{ words: string }>(
  'search.popular',
  `SELECT ${MOST_USED_ORDER} AS words FROM search_texts t
    WHERE ${LATELY}
      AND NOT EXISTS (SELECT FROM string_to_table(t.words, ' ') AS said (word)
                       WHERE NOT EXISTS (SELECT FROM search_words v WHERE v.word = said.word AND v.named > 0))
    GROUP BY t.key ORDER BY sum(t.searches) DESC, t.key LIMIT ${MOST_POPULAR}`,
);

const OF_AUTHOR = statement<{ words: string; id: number; title: string; searches: number }>(
  'search.words_of_author',
  `SELECT ${MOST_USED_ORDER} AS words, g.id, g.title, sum(t.searches) AS searches
     FROM guides g JOIN search_shown t ON t.guide_id = g.id
    WHERE g.author_id = $2 AND ($3::integer IS NULL OR g.id = $3) AND ${LATELY}
    GROUP BY t.key, g.id, g.title ORDER BY sum(t.searches) DESC, t.key, g.id LIMIT ${MOST_WORDS}`,
);

export async function listPopularSearches(db: Queryable, now: Date): Promise<PopularSearches> {
  const rows = await db.query(POPULAR, [now]);
  return { searches: rows.map(({ words }) => words) };
}

/** The searches that led to this author's guides. */
export async function listSearchWords(
  db: Queryable,
  authorId: number,
  guideId: number | null,
  now: Date,
): Promise<GuideSearchWords[]> {
  const rows = await db.query(OF_AUTHOR, [now, authorId, guideId]);
  return rows.map(({ words, id, title, searches }) => ({
    words,
    g_id: id,
    g_title: title,
    searches,
  }));
}
